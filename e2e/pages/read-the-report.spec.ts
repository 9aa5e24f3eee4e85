import type { Locator, Page } from 'playwright/test';
import { alive, expect, test } from '../site/site.ts';
import { desktop, open, phone, scrolled, scrollTo, watchShift } from '../site/visit.ts';

async function openReport(page: Page, viewport = desktop) {
  await page.setViewportSize(viewport);
  await open(page, '/market-report');

  return {
    header: page.getByRole('main').locator('header'),
    slider: page.getByRole('region', { name: 'New listings', exact: true }),
    charts: page.getByRole('main').getByRole('img', { name: /^Bar chart/ }),
  };
}

const topOf = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

test('M14 the arrows move the strip by a third of its width, and stop at its ends; the keyboard brings its card into view', async ({
  page,
}) => {
  const { slider } = await openReport(page);
  // Nothing above it may still be moving when the press is aimed.
  await alive(slider);
  const strip = slider.getByRole('list').first();
  /** How far the strip has moved, as a share of its own width. */
  const moved = () =>
    strip.evaluate((element) => {
      const { m41 } = new DOMMatrix(getComputedStyle(element).transform);

      return (m41 / element.getBoundingClientRect().width) * 100;
    });

  for (const [arrow, expected] of [
    ['Previous', 0],
    ['Next', -33.333],
    ['Next', -66.666],
    ['Next', -66.666],
    ['Previous', -33.333],
  ] as const) {
    // Forced: at an end the arrow is marked as disabled, and a press must do nothing.
    await slider.getByRole('button', { name: `${arrow} listing` }).click({ force: true });
    await expect.poll(moved).toBeCloseTo(expected, 2);
  }
  const cards = slider.getByRole('link');
  await cards.nth(1).focus();
  await page.keyboard.press('Tab');
  await expect(cards.nth(2)).toBeFocused();
  await expect(cards.nth(2)).toBeInViewport();
  await expect.poll(moved).toBeCloseTo(-66.666, 2);
});

test('M13 on a phone the cards are stacked, without arrows', async ({ page }) => {
  const { slider } = await openReport(page, phone);
  const cards = await slider.getByRole('article').all();

  const tops = await Promise.all(cards.map(topOf));
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
  await expect(slider.getByRole('button')).toHaveCount(0);
});

test('M01 M03 G19 on a desktop the header stays right below the navigation, and the sign-up button jumps clear of both', async ({
  page,
}) => {
  const { header, slider } = await openReport(page, { width: 1920, height: 1080 });
  // One column for all pages, between gutters of 80 px.
  expect((await slider.boundingBox())?.width).toBe(1200);
  await scrollTo(page, 2000);
  await expect.poll(() => topOf(header)).toBe(80);
  await expect(header.getByRole('link', { name: 'HOME' })).toBeInViewport();

  await page.getByRole('link', { name: 'Sign Up for Market Reports' }).click();
  const heading = page.getByRole('heading', { name: 'The next report, by email' });
  await expect(heading).toBeInViewport();
  expect(await topOf(heading)).toBeGreaterThan(140);
});

test('M01 N01 N14 on a phone one header stays while the report is read, and nothing covers the focus', async ({
  page,
}) => {
  const shift = await watchShift(page);
  const { header } = await openReport(page, phone);
  const menu = page.getByRole('button', { name: 'Open menu' });
  const bar = page.getByRole('complementary', { name: 'Reach us' });
  await page.evaluate(() => document.fonts.ready);
  const atFirst = await shift();

  await page.mouse.wheel(0, 1500);
  await expect.poll(() => scrolled(page)).toBe(1500);
  expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 48 });
  expect(await menu.boundingBox()).toEqual({ x: 342, y: 0, width: 48, height: 47 });
  await expect(header.getByRole('link', { name: 'HOME' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').first().getByRole('img')).not.toBeInViewport();
  await expect(bar).not.toBeInViewport();
  await menu.click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Close menu' }).click();

  await page.mouse.wheel(0, -100);
  await expect(bar.getByRole('link', { name: 'Call' })).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 100);
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('link', { name: 'Schedule' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(bar.getByRole('button', { name: 'AI Chat' })).toBeFocused();
  await expect(bar).toBeInViewport({ ratio: 1 });
  expect(await shift()).toBe(atFirst);
});

test('M05-M08 the charts are drawn where room was kept for them, and nothing moves', async ({
  page,
  complaints,
}) => {
  const shift = await watchShift(page);
  const { charts } = await openReport(page);
  await page.evaluate(() => document.fonts.ready);
  const withFonts = await shift();

  for (const [at, bars] of [12, 6, 12].entries()) {
    const before = await charts.nth(at).boundingBox();
    await charts.nth(at).scrollIntoViewIfNeeded();
    await expect(charts.nth(at).locator('.apexcharts-bar-area')).toHaveCount(bars);
    const after = await charts.nth(at).boundingBox();
    expect([after?.width, after?.height]).toEqual([before?.width, before?.height]);
  }
  expect(await shift()).toBe(withFonts);
  expect(complaints).toEqual([]);
});

test('M08 a chart that cannot be loaded is told in words and as a table', async ({ page }) => {
  await page.route('**/*.js', async (route) => {
    // Fetched by the test, so it does not matter if the browser gives up in the meantime.
    const code = await (await fetch(route.request().url())).text();
    await (code.includes('apexcharts') ? route.abort() : route.continue()).catch(() => undefined);
  });
  const { charts } = await openReport(page);
  await charts.first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');

  await expect(charts.locator('.apexcharts-bar-area')).toHaveCount(0);
  await expect(charts.first().getByText('$512,000')).toBeVisible();
});
