import { house, pathOf } from '../site/houses.ts';
import { founder } from '../site/people.ts';
import { expect, hydrated, type Site, test } from '../site/site.ts';
import { countOf, turnAway, vitalsOf } from '../site/vitals.ts';
import { liveBuild } from './respin.ts';

// What other visits report must not be counted.
test.use({ siteOfItsOwn: 'attribution' });

test('each page that is shown is counted for the releases of its tab, and its vitals by their rating', async ({
  page,
  context,
  site,
}) => {
  const { events, failures } = vitalsOf(context);
  const selection = await live(site);
  const counted = () =>
    Promise.all(Object.entries(selection).map((one) => countOf('view', one.join('@'), site.api)));
  const before = await counted();

  await page.goto('/');
  await hydrated(page);
  await page.getByRole('link', { name: 'Team', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const measuring = page.waitForResponse(/\/web-vitals\./);
  await page.goto(pathOf(house));
  await hydrated(page);
  await measuring;
  await page.waitForLoadState('networkidle');
  // The largest paint is known once the visitor does something: synthetic events do not count.
  await page.keyboard.press('Shift');
  await turnAway(page);

  // The first two pages were left before they had reported anything: they reported on leaving.
  await expect
    .poll(async () => (await counted()).map((views, index) => views - (before[index] ?? 0)))
    .toEqual(before.map(() => 3));
  // A key press is an interaction if it takes long enough to be measured.
  await expect
    .poll(() => events().flatMap(({ kind }) => /^(CLS|LCP)/.exec(kind)?.[0] ?? []))
    .toEqual(expect.arrayContaining(['CLS', 'LCP']));
  expect(failures()).toEqual([]);
});

test('reports carry no cookie and nothing of the visitor', async ({ page, context }) => {
  await context.addCookies([{ name: 'visit', value: 'bucket', url: 'http://localhost' }]);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/vitals'));
  await page.goto(`/contact?agent=${founder.slug}`);
  await hydrated(page);
  await page.getByLabel(/Full Name/).fill('Ines Caldera');

  const request = await sent;
  expect(await request.headerValue('cookie')).toBeNull();
  expect(request.postData()).not.toMatch(new RegExp(`${founder.slug}|Ines|localhost`));
});

test('an error that nobody catches is reported once, by its class, under the release it came from', async ({
  page,
  site,
}) => {
  const release = `mf-agents@${(await live(site))['mf-agents']}`;
  const before = await countOf('error', release, site.api);
  await page.goto('/team');
  await hydrated(page);
  const entry = await page.evaluate(
    () => JSON.parse(document.getElementById('boot')?.textContent ?? '').registry.remotes[1].entry,
  );

  for (let time = 0; time < 2; time += 1) {
    await page.evaluate((file) => {
      const error = Object.assign(new RangeError('Ines Caldera'), {
        stack: `RangeError\n    at x (${file}:1:1)`,
      });
      setTimeout(() => {
        throw error;
      });
    }, entry);
  }
  await turnAway(page);

  await expect.poll(async () => (await countOf('error', release, site.api)) - before).toBe(1);
});

async function live(site: Site) {
  return (await liveBuild(site)).selection;
}
