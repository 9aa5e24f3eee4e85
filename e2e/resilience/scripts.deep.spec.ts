import { endpoints } from '@dosmares/contracts/endpoints';
import type { VitalsRow } from '@dosmares/contracts/vitals';
import { commandsFor } from '../delivery/commands.ts';
import { listing, pathOf } from '../site/listings.ts';
import { founder } from '../site/people.ts';
import { expect, test } from '../site/site.ts';
import { hidePage, open } from '../site/visit.ts';

// Reports of other tests' visits must not count.
test.use({ isolatedSite: 'scripts' });

test('every script has an integrity hash, and every preload is used', async ({ page }) => {
  const output: string[] = [];
  page.on('console', (message) => output.push(message.text()));
  for (const path of ['/', '/market-report', `/${founder.slug}`, pathOf(listing)]) {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const bare = page.locator(':is(script[src], link[as="script"]):not([integrity])');
    expect(await bare.evaluateAll((all) => all.map((one) => one.outerHTML))).toEqual([]);
  }
  expect(output.filter((line) => /preload/i.test(line))).toEqual([]);
});

test('M17 views and failures are counted without personal data', async ({ page, context, site }) => {
  await context.addCookies([{ name: 'visit', value: 'bucket', url: 'http://localhost' }]);
  const release = `mf-agents@${(await commandsFor(site).liveDeployment()).selection['mf-agents']}`;
  const counted = async () => {
    const rows = (await (await fetch(site.api + endpoints.vitals)).json()) as VitalsRow[];
    const ours = rows.filter((row) => row.release === release);

    return ['error', 'view'].map((kind) => ours.find((row) => row.kind === kind)?.count ?? 0);
  };
  const [errors = 0, views = 0] = await counted();
  const sent = page.waitForRequest((request) => request.url().endsWith(endpoints.vitals));
  await open(page, `/team?agent=${founder.slug}`);
  await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const stack = `RangeError\n    at x (${files.find((file) => file.includes('/mf-agents/'))}:1:1)`;
    setTimeout(() => {
      throw Object.assign(new RangeError('Ines Caldera'), { stack });
    });
  });
  await page.waitForTimeout(500);
  await hidePage(page);

  await expect.poll(counted).toEqual([errors + 1, views + 1]);
  const request = await sent;
  expect(await request.headerValue('cookie')).toBeNull();
  expect(request.postData()).not.toMatch(new RegExp(`${founder.slug}|Ines|localhost`));
});

test('the first view does not wait for later styles, which the page can also make', async ({ page }) => {
  const cards = page.locator('[data-slot="mf-agents/team-grid"] li');
  const columns = () =>
    cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  const sheet = Promise.withResolvers<void>();
  await page.route(/\/styles\/[\da-f]+\.css$/, (route) => sheet.promise.then(() => route.abort()));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cards.first()).toBeHidden();

  sheet.resolve();
  await cards.first().scrollIntoViewIfNeeded();
  await expect.poll(columns).toBeGreaterThan(1);
});

test('SH02 ?inspect outlines every slot with its state and the reason for a failure', async ({ page }) => {
  await open(page, '/');
  await expect(page.locator('[data-state]')).toHaveCount(0);
  await open(page, '/?inspect');

  const label = () =>
    page.locator('[data-slot="mf-listings/featured-grid"]').evaluate((slot) => ({
      outline: getComputedStyle(slot).outlineStyle,
      ...(slot as HTMLElement).dataset,
    }));
  await expect
    .poll(label)
    .toMatchObject({ outline: 'dashed', owner: expect.stringMatching(/^mf-listings@/), state: 'shown' });

  await page.route('**/web/team*.js', (route) => route.abort());
  await page.getByRole('link', { name: 'Team', exact: true }).first().click();
  await expect
    .poll(() => page.locator('[data-state]').evaluateAll((all) => all.map((one) => one.dataset.state)))
    .toContainEqual(expect.stringMatching(/^failed: /));
});
