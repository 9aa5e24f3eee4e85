import { featured as houses } from '@dosmares/content/listings';
import { agentById } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../site/site.ts';

test('H01 a film fills the first view, runs without sound in a loop, and can be stopped', async ({
  page,
}) => {
  await open(page);
  const film = page.locator('video');
  const state = () =>
    film.evaluate((one: HTMLVideoElement) => ({ paused: one.paused, loop: one.loop, muted: one.muted }));

  await expect.poll(() => film.evaluate((one: HTMLVideoElement) => one.currentTime)).toBeGreaterThan(0);
  expect(await state()).toEqual({ paused: false, loop: true, muted: true });
  expect(await film.boundingBox()).toMatchObject({ x: 0, y: 0, width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Pause film' }).click();
  expect((await state()).paused).toBe(true);
  await page.getByRole('button', { name: 'Play film' }).click();
  await expect.poll(async () => (await state()).paused).toBe(false);
});

test('H02-H05 H07 H09 the page shows two figures, three houses and four people, and leads to all of them', async ({
  page,
}) => {
  await open(page);
  const main = page.getByRole('main');
  const href = (name: string | RegExp, at = 0) =>
    main.getByRole('link', { name }).nth(at).getAttribute('href');

  await expect(main.getByText(`${claims.propertiesSold.text}properties sold`).first()).toBeVisible();
  await expect(main.getByText(/^\$1\.2B\+in sales$/).first()).toBeVisible();
  const featured = main.locator('section', {
    has: page.getByRole('heading', { name: 'Featured Properties' }),
  });
  await expect(featured.getByRole('article')).toHaveCount(houses.length);
  expect(await href('Search Properties')).toBe('/properties');
  expect(await featured.getByRole('link', { name: 'View All Properties' }).getAttribute('href')).toBe(
    '/properties',
  );
  const buy = main.locator('section', { has: page.getByRole('heading', { name: 'Ready to Buy' }) });
  await expect(buy.getByRole('link')).toHaveAttribute('href', '/properties');
  expect(await href('Free Home Evaluation')).toBe('/contact?type=selling');

  const team = page.locator('section', { has: page.getByRole('heading', { name: /walk the land/ }) });
  const cards = team.getByRole('article');

  await expect(cards).toHaveCount(4);
  for (const [at, id] of [12, 1, 3, 8].entries()) {
    await expect(cards.nth(at)).toContainText(agentById(id)?.name ?? '');
    await expect(cards.nth(at).getByRole('link')).toHaveAttribute('href', `/team/${id}`);
  }
});

test('H08 each of three reasons opens a dialog on its first tab, again and again', async ({ page }) => {
  await open(page);
  for (const reason of ['Family', 'Experience', 'Innovation', 'Family']) {
    await page.getByRole('button', { name: reason }).click();
    const dialog = page.getByRole('dialog', { name: reason });
    await expect(dialog.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true');
    const first = await dialog.getByRole('tabpanel').textContent();
    await dialog.getByRole('tab').nth(1).click();
    await expect(dialog.getByRole('tabpanel')).not.toHaveText(first ?? '');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

async function open(page: Page) {
  await page.goto('/');
  await hydrated(page);
}
