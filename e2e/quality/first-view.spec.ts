import type { Page } from 'playwright/test';
import { expect, hydrated, test } from '../site.ts';

/** Holds every picture back until it is told to let them through, and notes which scripts and pictures are asked for. */
async function holdPictures(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const scripts: string[] = [];
  const pictures: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()));
  await page.route(/\/media\//, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));

  return { scripts, pictures, release: resolve };
}

test('scripts are not asked for until the first view is there with its picture', async ({ page }) => {
  const { scripts, release } = await holdPictures(page);
  expect(scripts).toEqual([]);

  release();
  await hydrated(page);
  expect(scripts).not.toEqual([]);
});

test('pictures further down give way to the first one', async ({ page }) => {
  const { pictures, release } = await holdPictures(page);
  const ofHouses = () => pictures.filter((url) => url.includes('/property/'));
  expect(ofHouses()).toEqual([]);

  release();
  await expect.poll(() => ofHouses().length).toBeGreaterThan(0);
});

test('whoever touches the page before gets its scripts at once', async ({ page }) => {
  const { scripts, release } = await holdPictures(page);
  await page.keyboard.press('Tab');

  await expect.poll(() => scripts.length, { timeout: 2_000 }).toBeGreaterThan(0);
  await hydrated(page);
  release();
});
