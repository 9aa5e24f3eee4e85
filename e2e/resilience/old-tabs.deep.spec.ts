import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Selection } from '@dosmares/delivery';
import { applicationNames } from '@dosmares/tools/presets/checkout';
import type { Page } from 'playwright/test';
import { commandsFor, releaseWith } from '../delivery/commands.ts';
import { button, receipt, write } from '../inquiries/office-form.ts';
import { expect, hydrated, type Site, test } from '../site/site.ts';
import { isMarked, markDocument, open, scrollTo } from '../site/visit.ts';

// Makes four times five releases.
test.setTimeout(600_000);
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const follow = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first().click();
const team = (page: Page) => page.getByText(/11 expert agents/);

test('a tab opened before two releases of every application still works', async ({ page, site, errors }) => {
  const { liveDeployment, makeLive } = commandsFor(site);
  const { selection } = await liveDeployment();
  await open(page, '/');
  await markDocument(page);
  const main = (await page.locator('script[src*="/assets/main."]').getAttribute('src')) ?? '';
  for (const turn of [1, 2]) await shipEverything(site, turn);

  await follow(page, 'About');
  await page.getByRole('button', { name: /recognition/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await follow(page, 'Team');
  await expect(team(page)).toBeVisible();
  await follow(page, 'Contact Us');
  await write(page, 'ines@visitor.example');
  await button(page).click();
  await expect(receipt(page)).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  expect(errors).toEqual([]);
  expect((await fetch(new URL(main, site.origin))).status).toBe(200);
  await makeLive(selection);
});

test('where files that an old tab needs are gone, it loads the page once in full', async ({ page, site }) => {
  const { liveDeployment, makeLive } = commandsFor(site);
  const { selection } = await liveDeployment();
  const { selection: old } = await shipEverything(site, 3);
  await expectLive(site);
  await open(page, '/contact');
  await markDocument(page);
  await page.getByLabel(/Full Name/).fill('Ines Caldera');
  await makeLive(selection);
  // As if prune had removed too much.
  for (const name of ['mf-chat', 'mf-agents'])
    await rm(path.join(site.settings.store, 'releases', name, old[name] ?? ''), { recursive: true });
  await expectLive(site);

  await scrollTo(page, 400);
  await page.getByRole('button', { name: /AI Chat/ }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByLabel(/Full Name/)).toHaveValue('Ines Caldera');
  await page.keyboard.press('Escape');
  await follow(page, 'Team');
  await expect(team(page)).toBeVisible();
  await hydrated(page);
  expect(await isMarked(page)).toBe(false);

  await open(page, '/contact');
  await shipEverything(site, 4);
  await expectLive(site);
  await page.route(/\/web\/team-page/, (route) => route.abort());
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  await follow(page, 'Team');
  await page.waitForTimeout(6_000);
  expect(loads).toBe(1);
  await expect(team(page)).toBeVisible();
});

/** Releases all applications with a new entry script, and makes them live. */
async function shipEverything(site: Site, turn: number) {
  const selection: Record<string, string> = {};
  for (const name of applicationNames)
    selection[name] = await releaseWith(name, `// turn ${turn}`, site.settings);

  return commandsFor(site).makeLive(selection as Selection);
}

async function expectLive(site: Site) {
  const { id } = await commandsFor(site).liveDeployment();
  await expect.poll(async () => (await fetch(site.origin)).headers.get('x-deployment')).toBe(id);
}
