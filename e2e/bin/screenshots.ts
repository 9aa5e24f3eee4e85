// npm run screenshots [-- NAME ...]: photographs every route and state at three widths into screenshots/; with names,
// only the pictures whose names contain one of them.

import { rm } from 'node:fs/promises';
import path from 'node:path';
import { buildStale } from '@dosmares/tools/build/build';
import { browserOptions } from '@dosmares/tools/presets/browser';
import { openSite } from '@dosmares/tools/start/private-site';
import type { Page } from 'playwright';
import { chromium } from 'playwright';
import { routesOfSite } from '../site/routes.ts';
import { states } from '../site/states.ts';
import { open } from '../site/visit.ts';

const folder = path.resolve(import.meta.dirname, '../../screenshots');
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const names = process.argv.slice(2);

await buildStale();
const site = await openSite(Number(process.env.SCREENSHOTS_PORT ?? 4600));
const browser = await chromium.launch(browserOptions());
try {
  if (names.length === 0) await rm(folder, { recursive: true, force: true });
  await Promise.all(sizes.map(photographAll));
} finally {
  await browser.close();
  await site.close();
}

/** Photographs every page from its top to its end, and every state as it is seen, at one size. */
async function photographAll(size: { width: number; height: number }) {
  const pages = routesOfSite.map(({ path: at }) => ({
    name: at === '/' ? 'home' : at.slice(1).replaceAll('/', '-'),
    at,
    act: seeAll,
    fullPage: true,
  }));
  const shots = states
    .filter(({ from = 0, below = Infinity }) => size.width >= from && size.width < below)
    .map((state) => ({ ...state, name: `state-${state.name}`, fullPage: false }));
  const wanted = [...pages, ...shots].filter(
    ({ name }) => names.length === 0 || names.some((word) => name.includes(word)),
  );
  // Without motion, every picture shows the final state.
  const context = await browser.newContext({ baseURL: site.origin, reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const { name, at, act, fullPage } of wanted) {
    await page.setViewportSize(size);
    await open(page, at);
    await act(page);
    await page.screenshot({ path: path.join(folder, String(size.width), `${name}.png`), fullPage });
  }
  console.log(`${wanted.length} pictures ${size.width} px wide`);
}

/** Scrolls through the page, so that lazy pictures and frames load, and makes the window as high as a page that has a frame. */
async function seeAll(page: Page) {
  const height = await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // A picture out of sight beside the window never loads, so it is not waited for.
    const loading = [...document.images].filter(({ complete }) => complete);
    await Promise.all(loading.map((image) => image.decode().catch(() => {})));

    return document.documentElement.scrollHeight;
  });
  const frames = await page.locator('iframe').all();
  // A frame is painted only while in view.
  if (frames.length > 0) await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  for (const frame of frames) await frame.contentFrame().getByRole('heading').first().waitFor();
}
