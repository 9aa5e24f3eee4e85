import type { Page } from 'playwright/test';
import { house, pathOf } from '../site/houses.ts';
import { founder } from '../site/people.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { turnAway, vitalsOf } from '../site/vitals.ts';

/** Prepends foreign code to a file, and keeps every byte of the file. */
const smuggle = (page: Page, file: RegExp) =>
  page.route(file, async (route) => {
    // Fetched by the test, so it does not matter if the browser gives up in the meantime.
    const response = await fetch(route.request().url());
    const body = `window.smuggled = true;${await response.text()}`;
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' };
    await route.fulfill({ headers, body }).catch(() => undefined);
  });

const ran = (page: Page) => page.evaluate(() => 'smuggled' in window);

/** For each kind of file that is loaded later: where it is, what asks for it, and what is reported. */
const files = [
  { what: "a page's chunk of a remote", file: /team-page\.\w+\.js/, link: 'Team', name: 'team-page:load' },
  { what: "a remote's entry", file: /4?\d{3}2\/[^/]+\/web\/entry/, link: 'Team', name: 'team-page:load' },
  {
    what: "a page's chunk of the shell",
    file: /about-page\.\w+\.js/,
    link: 'About',
    name: 'about-page:load',
  },
];

for (const { what, file, link, name } of files) {
  test(`${what} that was altered never runs: a fallback helps, the event is recorded, and the true file is taken at the next try`, async ({
    page,
    context,
  }) => {
    const { failures } = vitalsOf(context);
    await page.goto('/contact');
    await hydrated(page);
    await smuggle(page, file);

    await page.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(await ran(page)).toBe(false);

    await page.unroute(file);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.waitForLoadState('networkidle');
    await turnAway(page);
    await expect.poll(() => failures().map((event) => event.name)).toEqual(['script', name]);
  });
}

test('an altered part of a part never runs: the charts are told in words, and the event names the remote', async ({
  page,
  context,
}) => {
  const { failures } = vitalsOf(context);
  await page.goto('/market-report');
  await hydrated(page);
  await smuggle(page, /\/web\/(?!entry|report-page)[^/]+\.js/);

  await page
    .getByRole('img', { name: /^Bar chart/ })
    .first()
    .scrollIntoViewIfNeeded();
  await page.waitForTimeout(2_500);
  await turnAway(page);

  await expect
    .poll(() => failures().map(({ kind, name, application }) => [kind, name, application]))
    .toEqual([['error', 'script', 'mf-market-report']]);
  expect(await ran(page)).toBe(false);
  await expect(
    page
      .getByRole('img', { name: /^Bar chart/ })
      .first()
      .getByText(/^Median Price/),
  ).toBeVisible();
});

test('an altered main script never runs: the page stays as it was served, and its links work', async ({
  page,
}) => {
  await smuggle(page, /\/assets\/main\.\w+\.js/);
  await page.goto('/');
  await page.waitForLoadState('networkidle');

  expect(await ran(page)).toBe(false);
  await page.getByRole('link', { name: 'Team', exact: true }).first().click();
  await expect(page).toHaveURL('/team');
});

test('every script is asked for under an integrity, and every preload is used', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  for (const path of ['/', '/market-report', `/${founder.slug}`, pathOf(house)]) {
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('script[src], link[as="script"]')]
        .filter((element) => !element.getAttribute('integrity'))
        .map((element) => element.outerHTML),
    );
    expect(bare).toEqual([]);
  }
  expect(complaints.filter((line) => /preload/i.test(line))).toEqual([]);
});
