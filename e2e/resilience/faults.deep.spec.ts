import { office } from '@dosmares/content/office';
import { endpoints } from '@dosmares/contracts/endpoints';
import type { VitalsReport } from '@dosmares/contracts/vitals';
import type { Page, Route } from 'playwright/test';
import { button, receipt, write } from '../inquiries/office-form.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { hidePage, isMarked, markDocument, open, scrollTo, watchShift } from '../site/visit.ts';

/** A place for each remote: the link that leads there from any page, and words that only the remote shows. */
// biome-ignore format: a table reads in columns
const places = [
  { remote: 'mf-listings',      module: 'properties-page', path: '/properties',    link: 'View All Properties', shows: '4,370' },
  { remote: 'mf-agents',        module: 'team-page',       path: '/team',          link: 'Team',                shows: '11 expert agents' },
  { remote: 'mf-market-report', module: 'report-page',     path: '/market-report', link: 'Subscribe',           shows: 'Overview - Last 30 Days' },
  { remote: 'mf-chat',          module: 'panel',           path: '/about',         link: 'AI Chat',             shows: 'Your message' },
] as const;

const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };

/** Ways in which a remote's server can fail. */
const faults: Readonly<Record<string, (route: Route) => unknown>> = {
  'refuses connections': (route) => route.abort('connectionrefused'),
  'answers 500': (route) => route.fulfill({ status: 500, headers }),
  hangs: () => undefined,
  'sends altered bytes': async (route) => {
    const code = await (await fetch(route.request().url())).text();
    await route.fulfill({ headers, body: `window.smuggled=1;${code}` }).catch(() => undefined);
  },
};

/** One remote fails in every way, the others in one, because the same code loads them. */
const cases = [
  ...Object.keys(faults).map((fault) => ({ place: places[0], fault })),
  ...places.slice(1).map((place) => ({ place, fault: 'refuses connections' })),
];

for (const { place, fault } of cases)
  test(`${place.remote} ${fault}: the page stays, and the slot offers help`, async ({ page, context }) => {
    const failing = faults[fault] as (typeof faults)[string];
    const failures: unknown[] = [];
    context.on('request', (request) => {
      if (!request.url().endsWith(endpoints.vitals)) return;
      failures.push(...(request.postDataJSON() as VitalsReport).events.map(({ name }) => name));
    });
    const shift = await watchShift(page, { afterInput: false });
    const fromRemote = `**/${place.remote}/**`;
    // The site waits for a remote for ten seconds.
    const patience = { timeout: fault === 'hangs' ? 30_000 : 20_000 };
    if (place.remote !== 'mf-chat') {
      await page.route(fromRemote, failing);
      await page.goto(place.path, { waitUntil: 'domcontentloaded' });
      await page.waitForTimeout(1_500);
      await expect(page.getByText(place.shows).first()).toBeVisible();
      await page.unroute(fromRemote);
      await hydrated(page);
    }

    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    await markDocument(page);
    await page.route(fromRemote, failing);
    await follow(page, place.link);
    const help = page.getByRole(place.remote === 'mf-chat' ? 'dialog' : 'main');
    const retry = help.getByRole('button', { name: 'Try again' });
    await expect(retry).toBeVisible(patience);
    await expect(help.locator(`a[href="${office.phoneHref}"]`).first()).toBeVisible();
    await expect(help.locator('a[href^="mailto:"]').first()).toBeVisible();
    expect(
      await page.evaluate(() => [document.activeElement === document.body, 'smuggled' in window]),
    ).toEqual([false, false]);
    expect(await shift()).toBeLessThan(0.02);
    await hidePage(page);
    await expect.poll(() => failures).toContain(`${place.module}:load`);

    if (place.remote === 'mf-chat') await page.keyboard.press('Escape');
    await page.getByRole('banner').getByRole('link', { name: 'Contact Us', exact: true }).click();
    await write(page, 'ines@visitor.example');
    await button(page).click();
    await expect(receipt(page)).toBeVisible();

    await follow(page, place.link);
    await expect(retry).toBeVisible(patience);
    await page.unroute(fromRemote);
    await retry.click();
    await expect(page.getByText(place.shows).first()).toBeVisible();
    expect(await isMarked(page)).toBe(true);
  });

async function follow(page: Page, link: string) {
  if (link === 'View All Properties')
    await page.getByRole('banner').getByRole('button', { name: 'Properties' }).click();
  if (link === 'AI Chat') await scrollTo(page, 400);
  await page
    .getByRole(link === 'AI Chat' ? 'button' : 'link', { name: link, exact: true })
    .first()
    .click();
}
