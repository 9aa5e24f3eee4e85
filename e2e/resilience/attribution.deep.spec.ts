import type { EventReport } from '@dosmares/contracts/events';
import { openStore } from '@dosmares/delivery';
import { eventsOf, summaries, turnAway, viewsOf } from '../site/events.ts';
import { house, pathOf } from '../site/houses.ts';
import { founder } from '../site/people.ts';
import { expect, hydrated, type Site, test } from '../site/site.ts';

// One connection counts as one visitor a day, and its events are capped: those of other visits must not be among
// them.
test.use({ siteOfItsOwn: 'attribution' });

const nextPage = async (page: import('playwright/test').Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
};

test('each page that is shown is counted under its release, its vitals once, and its visitor once', async ({
  page,
  context,
  site,
}) => {
  const { events, troubles } = eventsOf(context);
  const { id, selection } = await live(site);
  const pages = ['shell', 'mf-agents', 'mf-listings'] as const;
  const counted = () => Promise.all(pages.map((name) => viewsOf(name, selection[name] ?? '', site.api)));
  const before = await counted();

  await page.goto('/');
  await hydrated(page);
  await nextPage(page, 'Team');
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
    .toEqual([1, 1, 1]);
  expect((await summaries(site.api)).compositions[id]).toMatchObject({ visitors: 1, days: 1 });
  expect(events.filter(({ kind }) => kind === 'view')).toEqual([
    {
      kind: 'view',
      route: '/property/:id',
      application: 'mf-listings',
      version: selection['mf-listings'],
      composition: id,
    },
  ]);
  // A key press is an interaction if it takes long enough to be measured.
  const vitals = () =>
    events.filter(({ kind, name }) => kind === 'vital' && name !== 'INP').map(({ name }) => name);
  await expect.poll(() => vitals().toSorted()).toEqual(['CLS', 'LCP']);
  expect(troubles()).toEqual([]);
});

test('reports carry no cookie and nothing of the visitor', async ({ page, context }) => {
  await context.addCookies([{ name: 'visit', value: 'ticket', url: 'http://localhost' }]);
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/events'));
  await page.goto(`/contact?agent=${founder.slug}`);
  await hydrated(page);
  await page.getByLabel(/Full Name/).fill('Ines Caldera');

  const request = await sent;
  expect(await request.headerValue('cookie')).toBeNull();
  expect(request.postData()).not.toMatch(new RegExp(`${founder.slug}|Ines|localhost`));
});

test('a page that the browser has already reports with a ticket of its own, and is counted too', async ({
  page,
  context,
  site,
}) => {
  const { selection } = await live(site);
  const tickets: (string | undefined)[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/events')) tickets.push((request.postDataJSON() as EventReport).ticket);
  });
  const counted = () => viewsOf('mf-market-report', selection['mf-market-report'] ?? '', site.api);
  const before = await counted();

  const sent: boolean[] = [];
  for (const visit of [() => page.goto('/market-report'), () => page.reload()]) {
    await visit();
    await hydrated(page);
    sent.push(await page.evaluate(wasSent));
    await turnAway(page);
  }

  await expect.poll(async () => (await counted()) - before).toBe(2);
  expect(sent).toEqual([true, false]);
  expect(new Set(tickets.filter(Boolean)).size).toBe(2);
});

test('an error that nobody catches is reported once, by its class, under the release it came from', async ({
  page,
  context,
  site,
}) => {
  const { troubles } = eventsOf(context);
  const { selection } = await live(site);
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

  await expect.poll(troubles).toEqual([
    expect.objectContaining({
      kind: 'error',
      name: 'RangeError',
      application: 'mf-agents',
      version: selection['mf-agents'],
      route: '/team',
      isFirst: true,
    }),
  ]);
});

/** Returns whether the document came over the network; false if the edge answered that the browser has it. */
function wasSent() {
  const [{ transferSize, encodedBodySize }] = performance.getEntriesByType('navigation') as unknown as [
    PerformanceNavigationTiming,
  ];

  return transferSize >= encodedBodySize;
}

async function live(site: Site) {
  const store = openStore(site.settings.store);

  return store.readComposition((await store.readPointer())?.live ?? '');
}
