import { kindsOfPage } from '../site/routes.ts';
import { expect, hydrated, test } from '../site/site.ts';

test('AC05 on a phone and on a desktop a finger hits every phone number and e-mail address', async ({
  page,
}) => {
  for (const path of kindsOfPage) {
    await page.goto(path);
    await hydrated(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await page
        .locator('a[href^="tel:"], a[href^="mailto:"]')
        .filter({ visible: true })
        .evaluateAll((links) =>
          links.map((link) => ({ words: link.textContent, height: link.getBoundingClientRect().height })),
        );
      expect(heights.length, `${path} at ${width} px`).toBeGreaterThan(0);
      expect
        .soft(
          heights.filter(({ height }) => height < 24),
          `${path} at ${width} px`,
        )
        .toEqual([]);
    }
  }
});
