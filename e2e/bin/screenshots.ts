// npm run screenshots [-- WORD ...]: photographs every route and state at three widths into screenshots/; with words,
// only the pictures whose names contain one of them.

import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { buildStale } from '@dosmares/tools/build/build';
import { browserOptions } from '@dosmares/tools/presets/browser';
import { openSite } from '@dosmares/tools/start/private-site';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { routesOfSite } from '../site/routes.ts';
import { states } from '../site/states.ts';

const folder = path.resolve(import.meta.dirname, '../../screenshots');
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const words = process.argv.slice(2);
const isWanted = (name: string) => words.length === 0 || words.some((word) => name.includes(word));

await buildStale();
const site = await openSite(Number(process.env.SCREENSHOTS_PORT ?? 4600));
const browser = await chromium.launch(browserOptions());
try {
  if (words.length === 0) await rm(folder, { recursive: true, force: true });
  for (const size of sizes) await photographAll(size);
} finally {
  await browser.close();
  await site.close();
}

export type Act = (page: Page) => Promise<unknown>;

/** Photographs everything at one size, two pictures at a time. */
async function photographAll(size: { width: number; height: number }) {
  await mkdir(path.join(folder, String(size.width)), { recursive: true });
  const shots = [
    ...routesOfSite.map(({ path: at }) => ({ name: nameOf(at), at, act: seeAll, fullPage: true })),
    ...states
      .filter(({ from = 0, below = Infinity }) => size.width >= from && size.width < below)
      .map(({ name, at, act }) => ({ name: `state-${name}`, at, act, fullPage: false })),
  ].filter(({ name }) => isWanted(name));
  const queue = shots.values();
  await Promise.all([photograph(queue, size), photograph(queue, size)]);
  console.log(`${shots.length} pictures ${size.width} px wide`);
}

async function photograph(
  queue: Iterable<{ name: string; at: string; act: Act; fullPage: boolean }>,
  size: { width: number; height: number },
) {
  // Without motion, every picture shows the final state.
  const context = await browser.newContext({ baseURL: site.origin, viewport: size, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const { name, at, act, fullPage } of queue) {
    await page.goto(at, { waitUntil: 'load' });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
    await act(page);
    if (fullPage) await openUp(page, size);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.screenshot({ path: path.join(folder, String(size.width), `${name}.png`), fullPage });
    await page.setViewportSize(size);
  }
  await context.close();
}

/** Scrolls through the page: lazy pictures and frames load once they have been near the window. */
async function seeAll(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('load');
  // A picture out of sight beside the window never loads, so it is not waited for.
  await page.evaluate(() =>
    Promise.all(
      [...document.images].filter(({ complete }) => complete).map((image) => image.decode().catch(() => {})),
    ),
  );
}

/** Makes the window as high as a page that has a frame: a frame is painted only while in view. */
async function openUp(page: Page, { width }: { width: number }) {
  const frames = await page.locator('iframe').all();
  if (frames.length === 0) return;

  await page.setViewportSize({
    width,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  });
  for (const frame of frames) await frame.contentFrame().locator('img, svg').first().waitFor();
}

function nameOf(at: string) {
  return at === '/' ? 'home' : at.slice(1).replaceAll('/', '-');
}
