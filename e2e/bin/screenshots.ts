// npm run screenshots [-- NAME ...]: captures every route and state at three widths into screenshots/, or only those
// whose names contain one of the names given.

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
  await Promise.all(sizes.map(captureAll));
} finally {
  await browser.close();
  await site.close();
}

/** Captures every page in full, and every state as the window shows it, at one size. */
async function captureAll(size: { width: number; height: number }) {
  const pages = routesOfSite.map(({ path: at }) => ({
    name: at === '/' ? 'home' : at.slice(1).replaceAll('/', '-'),
    at,
    act: loadEverything,
    fullPage: true,
  }));
  const shots = states
    .filter(({ from = 0, below = Infinity }) => size.width >= from && size.width < below)
    .map((state) => ({ ...state, name: `state-${state.name}`, fullPage: false }));
  const wanted = [...pages, ...shots].filter(
    ({ name }) => names.length === 0 || names.some((word) => name.includes(word)),
  );
  // With reduced motion, every picture shows the final state.
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

/** Scrolls through the page to load lazy pictures and frames; makes the window as high as a page with a frame. */
async function loadEverything(page: Page) {
  const height = await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // Pictures beside the window never load.
    const loading = [...document.images].filter(({ complete }) => complete);
    await Promise.all(loading.map((image) => image.decode().catch(() => {})));

    return document.documentElement.scrollHeight;
  });
  const frames = await page.locator('iframe').all();
  // A frame is painted only while in view.
  if (frames.length > 0) await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  for (const frame of frames) await frame.contentFrame().getByRole('heading').first().waitFor();
}
