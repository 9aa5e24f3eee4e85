import type { Locator, Page } from 'playwright/test';
import { expect, test, waitUntilHydrated } from '../site/site.ts';
import { desktop, open, phone, scrolled, scrollTo, watchShift } from '../site/visit.ts';

async function openReport(page: Page, viewport = desktop) {
  const shift = await watchShift(page);
  await page.setViewportSize(viewport);
  await open(page, '/market-report');
  await page.evaluate(() => document.fonts.ready);

  return {
    header: page.getByRole('main').locator('header'),
    slider: page.getByRole('region', { name: 'New listings', exact: true }),
    charts: page.getByRole('main').getByRole('img', { name: /^Bar chart/ }),
    shift,
    withFonts: await shift(),
  };
}

const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

test('M01 M05-M08 M14 G19 the report on a desktop does not shift', async ({ page, errors }) => {
  const { header, slider, charts, shift, withFonts } = await openReport(page, { width: 1920, height: 1080 });
  for (const [at, bars] of [12, 6, 12].entries()) {
    const before = await charts.nth(at).boundingBox();
    await charts.nth(at).scrollIntoViewIfNeeded();
    await expect(charts.nth(at).locator('.apexcharts-bar-area')).toHaveCount(bars);
    const after = await charts.nth(at).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  }
  expect(await shift()).toBe(withFonts);

  // The column of all pages, between gutters of 80 px.
  expect((await slider.boundingBox())?.width).toBe(1200);
  await waitUntilHydrated(slider);
  const strip = slider.getByRole('list').first();
  /** How far the strip has moved, in percent of its width. */
  const moved = () =>
    strip.evaluate((element) => {
      const { m41 } = new DOMMatrix(getComputedStyle(element).transform);

      return (m41 / element.getBoundingClientRect().width) * 100;
    });
  await slider.getByRole('button', { name: 'Next listing' }).click();
  await expect.poll(moved).toBeCloseTo(-33.333, 2);
  await slider.getByRole('link').nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(slider.getByRole('link').nth(2)).toBeInViewport();
  await expect.poll(moved).toBeCloseTo(-66.666, 2);

  await scrollTo(page, 2000);
  await expect.poll(() => topOf(header)).toBe(80);
  expect(errors).toEqual([]);
});

test('M01 M13 N01 on a phone cards are stacked, and one header stays in view', async ({ page }) => {
  const { header, slider, shift, withFonts } = await openReport(page, phone);
  const menu = page.getByRole('button', { name: 'Open menu' });
  const bar = page.getByRole('complementary', { name: 'Reach us' });
  const tops = await Promise.all((await slider.getByRole('article').all()).map(topOf));
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
  await expect(slider.getByRole('button')).toHaveCount(0);

  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBe(1500);
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 48 });
  expect(await menu.boundingBox()).toEqual({ x: 342, y: 0, width: 48, height: 47 });
  await expect(page.getByRole('banner').first().getByRole('img')).not.toBeInViewport();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await shift()).toBe(withFonts);
});
