import { kindsOfPage } from '../site/routes.ts';
import { expect, hydrated, test } from '../site/site.ts';

for (const width of [390, 1440]) {
  test(`AC05 at ${width} px a finger hits every phone number and e-mail address`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of kindsOfPage) {
      await page.goto(path);
      await hydrated(page);
      const heights = await page
        .locator('a[href^="tel:"], a[href^="mailto:"]')
        .filter({ visible: true })
        .evaluateAll((links) =>
          links.map((link) => ({ words: link.textContent, height: link.getBoundingClientRect().height })),
        );
      expect(heights.length, path).toBeGreaterThan(0);
      expect
        .soft(
          heights.filter(({ height }) => height < 24),
          path,
        )
        .toEqual([]);
    }
  });
}
