import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { expect, hydrated, type Site, test, withoutFilm } from '../site/site.ts';
import { liveBuild, makeLive, shipEverything } from './respin.ts';

// Eight times five releases, each compressed at its best.
test.setTimeout(1_200_000);
test.use({ contextOptions: withoutFilm });

/** Opens the site, and marks the document, so that a full page load shows. */
async function openTab(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
}

const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();

test('a tab opened before five releases of everything still navigates, opens dialogs and sends inquiries', async ({
  page,
  site,
  complaints,
}) => {
  const { selection } = await liveBuild(site);
  await openTab(page, '/');
  for (let turn = 1; turn <= 5; turn += 1) await shipEverything(site, turn);

  await follow(page, 'About');
  await page.getByRole('button', { name: /recognition/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await follow(page, 'Team');
  await expect(page.getByText(/11 expert agents/)).toBeVisible();
  await follow(page, 'Contact Us');
  await page.getByLabel(/Full Name/).fill('Ines Caldera');
  await page.getByLabel(/Email Address/).fill('ines@visitor.example');
  // The browser's own list would keep its place once it is open.
  await hydrated(page);
  await page.getByRole('combobox', { name: /Inquiry Type/ }).click();
  await page.getByRole('option', { name: 'Buying' }).click();
  await page.getByRole('textbox', { name: /Message/ }).fill('Is the house in Pedregal still to be had?');
  await page.getByRole('button', { name: 'Send Message' }).click();

  await expect(page.getByText(/Message sent successfully/)).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
  expect(complaints).toEqual([]);
  await makeLive(selection, site);
});

test.describe('what an old tab needs is gone', () => {
  test('a page: one full load brings the present one', async ({ page, site }) => {
    const { selection } = await liveBuild(site);
    const { selection: old } = await shipEverything(site, 6);
    await settled(site, page);
    await openTab(page, '/contact');
    await makeLive(selection, site);
    await lose(site, 'mf-agents', old['mf-agents'] ?? '');
    await settled(site, page);

    await follow(page, 'Team');

    await expect(page.getByText(/11 expert agents/)).toBeVisible();
    await expect(page).toHaveURL('/team');
    expect(await isSameDocument(page)).toBe(false);
  });

  test('a part of a page: what the visitor has written stays, and the next navigation is a full load', async ({
    page,
    site,
  }) => {
    const { selection } = await liveBuild(site);
    const { selection: old } = await shipEverything(site, 7);
    await settled(site, page);
    await openTab(page, '/contact');
    await page.getByLabel(/Full Name/).fill('Ines Caldera');
    await makeLive(selection, site);
    await lose(site, 'mf-chat', old['mf-chat'] ?? '');
    await settled(site, page);

    await page.evaluate(() => scrollTo(0, 400));
    await page.getByRole('button', { name: /AI Chat/ }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.getByLabel(/Full Name/)).toHaveValue('Ines Caldera');
    await page.keyboard.press('Escape');
    await follow(page, 'About');

    await expect(page).toHaveURL('/about');
    await hydrated(page);
    expect(await isSameDocument(page)).toBe(false);
  });

  test('and what is live lacks it too: one load, a fallback, never a loop', async ({ page, site }) => {
    const { selection } = await liveBuild(site);
    await shipEverything(site, 8);
    await settled(site, page);
    await openTab(page, '/contact');
    await makeLive(selection, site);
    await settled(site, page);
    await page.route(/\/web\/team-page/, (route) => route.abort());
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
    });

    await follow(page, 'Team');
    await page.waitForTimeout(6_000);

    expect(loads).toBe(1);
    await expect(page.getByText(/11 expert agents/)).toBeVisible();
  });
});

/** Deletes a release's files, as if too much had been pruned. */
const lose = (site: Site, name: string, version: string) =>
  rm(path.join(site.settings.store, 'releases', name, version), { recursive: true });

/** Waits until the edge has noticed what is live. */
async function settled(site: Site, page: Page) {
  const { id } = await liveBuild(site);
  await expect.poll(async () => (await page.request.head(site.origin)).headers()['x-site-build']).toBe(id);
}
