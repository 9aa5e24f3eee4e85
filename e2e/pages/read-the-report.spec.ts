import { marketReport } from '@dosmares/content/market-report';
import type { Locator, Page } from 'playwright/test';
import { watchShift } from '../site/shift.ts';
import { alive, expect, hydrated, test } from '../site/site.ts';

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

async function open(page: Page, viewport = desktop) {
  await page.setViewportSize(viewport);
  await page.goto('/market-report');
  await hydrated(page);
}

const slider = (page: Page) => page.getByRole('region', { name: 'New listings', exact: true });

/** How far the strip has moved, as a share of its own width. */
const shift = (strip: Locator) =>
  strip.evaluate((element) => {
    const { m41 } = new DOMMatrix(getComputedStyle(element).transform);

    return Math.round((m41 / element.getBoundingClientRect().width) * 100_000) / 1000;
  });

const top = (locator: Locator) => locator.evaluate((element) => element.getBoundingClientRect().top);

test('M13 M14 on a desktop the arrows move the strip by a third of its width, and stop at its ends', async ({
  page,
}) => {
  await open(page);
  // What is above it is laid out as it comes near: a press is aimed once it stands.
  await alive(slider(page));
  const strip = slider(page).getByRole('list').first();

  for (const [arrow, expected] of [
    ['Previous', 0],
    ['Next', -33.333],
    ['Next', -66.666],
    ['Next', -66.666],
    ['Previous', -33.333],
  ] as const) {
    // Forced: at an end the arrow is marked as disabled, and a press must do nothing.
    await slider(page)
      .getByRole('button', { name: `${arrow} listing` })
      .click({ force: true });
    await expect.poll(() => shift(strip)).toBeCloseTo(expected, 2);
  }
});

test('M14 the keyboard brings the card it reaches into view', async ({ page }) => {
  await open(page);
  const cards = slider(page).getByRole('link');

  await cards.first().focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');

  await expect(cards.nth(2)).toBeFocused();
  await expect(cards.nth(2)).toBeInViewport();
  await expect.poll(() => shift(slider(page).getByRole('list').first())).toBeCloseTo(-66.666, 2);
});

test('M13 on a phone the cards are stacked, without arrows', async ({ page }) => {
  await open(page, phone);
  const cards = slider(page).getByRole('article');

  const tops = await Promise.all([0, 1, 2].map((index) => top(cards.nth(index))));
  expect(tops).toEqual([...tops].sort((one, other) => one - other));
  expect(new Set(tops).size).toBe(3);
  await expect(slider(page).getByRole('button')).toHaveCount(0);
});

test('M01 on a desktop the header stays right below the navigation', async ({ page }) => {
  await open(page);
  const header = page.getByRole('main').locator('header');

  await page.evaluate(() => scrollTo(0, 2000));

  await expect.poll(() => top(header)).toBe(80);
  await expect(header.getByRole('link', { name: 'HOME' })).toBeInViewport();
});

for (const viewport of [phone, { width: 768, height: 1024 }])
  test(`M01 N01 N14 at ${viewport.width} px one header stays while the report is read, and nothing covers the focus`, async ({
    page,
  }) => {
    const shift = await watchShift(page);
    await open(page, viewport);
    const header = page.getByRole('main').locator('header');
    const menu = page.getByRole('button', { name: 'Open menu' });
    const bar = page.getByRole('complementary', { name: 'Reach us' });
    await page.evaluate(() => document.fonts.ready);
    const atFirst = await shift();

    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);

    expect(await header.boundingBox()).toMatchObject({ x: 0, y: 0, width: viewport.width, height: 48 });
    expect(await menu.boundingBox()).toEqual({ x: viewport.width - 48, y: 0, width: 48, height: 47 });
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

test('M03 the sign-up button jumps to the subscribe section, clear of the bars', async ({ page }) => {
  await open(page);

  await page.getByRole('link', { name: 'Sign Up for Market Reports' }).click();

  const heading = page.getByRole('heading', { name: 'The next report, by email' });
  await expect(heading).toBeInViewport();
  expect(await top(heading)).toBeGreaterThan(140);
});

test('M05-M08 the charts are drawn where room was kept for them, and nothing moves', async ({
  page,
  complaints,
}) => {
  const shift = await watchShift(page);
  await open(page);
  await page.evaluate(() => document.fonts.ready);
  const withFonts = await shift();
  const charts = page.getByRole('main').getByRole('img', { name: /^Bar chart/ });

  for (let index = 0; index < 3; index += 1) {
    const before = await charts.nth(index).boundingBox();
    await charts.nth(index).scrollIntoViewIfNeeded();
    await expect(charts.nth(index).locator('.apexcharts-bar-area')).toHaveCount(index === 1 ? 6 : 12);
    const after = await charts.nth(index).boundingBox();
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
  await open(page);
  const chart = page
    .getByRole('main')
    .getByRole('img', { name: /^Bar chart/ })
    .first();

  await chart.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');

  await expect(chart.locator('.apexcharts-bar-area')).toHaveCount(0);
  await expect(chart.getByText('$512,000')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('M04 M08 M10 G17 the report reads completely', async ({ page }) => {
    await page.goto('/market-report');
    const report = page.getByRole('main');

    await expect(
      report.getByText(`$${marketReport.overview.medianPrice.active.toLocaleString('en-US')}`),
    ).toBeVisible();
    await expect(report.getByRole('img', { name: /^Bar chart/ })).toHaveCount(3);
    await report.getByText('Figures as a table').first().click();
    await expect(report.getByRole('rowheader', { name: 'May' }).first()).toBeVisible();
    await expect(report.getByRole('article')).toHaveCount(3);
    await expect(report.locator('noscript p')).toBeVisible();
    for (const { name } of marketReport.listings) {
      await report.getByRole('link', { name }).scrollIntoViewIfNeeded();
      await expect(report.getByRole('link', { name })).toBeInViewport();
    }
  });
});

test('M15-M17 subscribing thanks, clears and sends nothing', async ({ page }) => {
  await open(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(request.method() === 'GET' ? request.resourceType() : request.url()),
  );
  const said = new Promise((resolve) => {
    page.once('dialog', async (dialog) => {
      resolve(dialog.message());
      await dialog.accept();
    });
  });
  const form = page.getByRole('main').locator('form');

  await form.getByLabel('Name').fill('Ines Caldera');
  await form.getByLabel('Email').fill('ines@visitor.example');
  await form.getByRole('button', { name: 'SUBSCRIBE' }).click();

  expect(await said).toBe('Thank you for subscribing! You will receive monthly market reports.');
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(form.getByLabel('Email')).toHaveValue('');
  // Coming into view loads pictures and charts; the form itself must ask for nothing.
  // The page's own reports (`/api/vitals`) belong to no form, and come when the browser is idle.
  const others = requests.filter(
    (kind) => !['image', 'script'].includes(kind) && !kind.endsWith('/api/vitals'),
  );
  expect(others).toEqual([]);
});

test('G19 the report is at most 1400 px wide on the widest screen', async ({ page }) => {
  await open(page, { width: 1920, height: 1080 });

  const width = await slider(page).evaluate((element) => element.getBoundingClientRect().width);
  // One column for all pages, between gutters of 80 px.
  expect(width).toBe(1200);
});
