import { kindsOfPage, routesOfSite } from '../site/routes.ts';
import { watchShift } from '../site/shift.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { tooWide } from './too-wide.ts';

for (const { path, status } of routesOfSite) {
  test(`${path} hydrates what was served, moves nothing, says nothing, and fits a small phone (G01-G11, X08)`, async ({
    page,
    complaints,
  }) => {
    const shift = await watchShift(page);
    const response = await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    expect(response?.status()).toBe(status);
    expect(await shift()).toBeLessThan(0.02);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(complaints.filter((line) => !isOwn404(line))).toEqual([]);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await tooWide(page)).toEqual([]);
  });
}

test.describe('the brand’s faces arrive late', () => {
  for (const width of [390, 1440]) {
    test(`at ${width} px their stand-ins take the same room, and nothing moves`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/*.woff2', async (route) => {
        await new Promise((passed) => setTimeout(passed, 400));
        await route.continue();
      });
      const shift = await watchShift(page);

      for (const path of kindsOfPage) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        await hydrated(page);
        expect.soft(await shift(), path).toBeLessThan(0.02);
      }
    });
  }
});

/** Expected on a missing page: the browser logs the 404 document, and the page logs the missing path (G14). */
const isOwn404 = (line: string) => line.startsWith('404:') || line.includes('status of 404');
