import type { Page } from 'playwright/test';
import { routesOfSite } from './site/routes.ts';
import { test } from './site/site.ts';
import { statesAt } from './site/states.ts';
import { desktop, open, phone, tablet } from './site/visit.ts';

// With reduced motion, every picture shows the final state.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const size of [phone, tablet, desktop]) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });
    const folder = `screenshots/${size.width}`;
    for (const { path } of routesOfSite) {
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      test(name, async ({ page }) => {
        await open(page, path);
        await loadEverything(page);
        await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
      });
    }
    for (const { name, at, act } of statesAt(size))
      test(`state-${name}`, async ({ page }) => {
        await open(page, at);
        await act(page);
        await page.screenshot({ path: `${folder}/state-${name}.png` });
      });
  });
}

/** Scrolls through the page to load lazy pictures and frames; makes the window as high as a page with a frame. */
async function loadEverything(page: Page) {
  const height = await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((passed) => setTimeout(passed, 50));
    }
    scrollTo({ top: 0, behavior: 'instant' });

    return document.documentElement.scrollHeight;
  });
  await page.waitForLoadState('networkidle');
  const frames = await page.locator('iframe').all();
  // A frame is painted only while in view.
  if (frames.length > 0) await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
  for (const frame of frames) await frame.contentFrame().getByRole('heading').first().waitFor();
}
