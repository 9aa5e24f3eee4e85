import type { Page } from 'playwright/test';
import { kindsOfPage } from '../site/routes.ts';
import { expect, test } from '../site/site.ts';
import { statesAt } from '../site/states.ts';
import { desktop, open, phone, watchShift } from '../site/visit.ts';
import { findings, moving, overlaps, smallLinks, tooWide, underFloating } from './measures.ts';

// Reduced motion shows the final state; contrast during a fade is meaningless.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** The checks of every page, and at which widths. 320 px is also 1280 px at 400 % zoom (WCAG 1.4.10). */
const checks: readonly { widths: readonly number[]; find: (page: Page) => Promise<string[]> }[] = [
  { widths: [390, 1440], find: findings },
  { widths: [320, 390, 768, 1440, 1920], find: tooWide },
  { widths: [390, 1440], find: smallLinks },
  { widths: [320, 390, 768, 1024, 1440], find: overlaps },
  { widths: [1440], find: moving },
  { widths: [1024, 1366, 1440], find: underFloating },
];
const widths = [...new Set(checks.flatMap((check) => check.widths))].sort((one, other) => one - other);

for (const path of kindsOfPage)
  test(`G01-G11 X08 AC05 N15 P11 ${path} passes all checks at every width`, async ({ page, errors }) => {
    await page.route('**/*.woff2', async (route) => {
      await new Promise((passed) => setTimeout(passed, 400));
      await route.continue();
    });
    const shift = await watchShift(page);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await open(page, path);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForLoadState('networkidle');
      expect.soft(await shift(), `${size.width} px`).toBeLessThan(0.02);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(errors.filter((line) => !isOwn404(line))).toEqual([]);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      // Charts are redrawn a moment after the last resize.
      await page.waitForTimeout(400);
      for (const { find } of checks.filter((check) => check.widths.includes(width)))
        expect.soft(await find(page), `${width} px`).toEqual([]);
    }
  });

for (const size of [phone, desktop])
  for (const { name, at, act } of statesAt(size))
    test(`axe finds nothing in the state ${name} at ${size.width} px`, async ({ page }) => {
      await page.setViewportSize(size);
      await open(page, at);
      await act(page);
      expect(await findings(page)).toEqual([]);
    });

/** Expected on a missing page: the browser logs the 404 document, and the page logs the missing path (G14). */
const isOwn404 = (line: string) => line.startsWith('404:') || line.includes('status of 404');
