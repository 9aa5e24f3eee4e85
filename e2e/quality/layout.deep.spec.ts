import { office } from '@dosmares/content/office';
import type { Page } from 'playwright/test';
import { house, pathOf } from '../site/houses.ts';
import { founder } from '../site/people.ts';
import { kindsOfPage } from '../site/routes.ts';
import { expect, hydrated, test } from '../site/site.ts';
import { tooWide } from './too-wide.ts';

/** 320 px is also what a window of 1280 px shows at 400 % (WCAG 1.4.10). */
const widths = [320, 390, 768, 1440, 1920];

test('every kind of page fits its window, from 320 px (400 % zoom) to 1920 px', async ({ page }) => {
  for (const path of kindsOfPage) {
    await page.goto(path);
    await hydrated(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await tooWide(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('text can be set twice as large without losing anything beside the window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of kindsOfPage) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect.soft(await tooWide(page), path).toEqual([]);
  }
});

test('G19 AC04 header, content and report begin at one left edge, in a column of 1200 px', async ({
  page,
}) => {
  for (const [path, headings] of [
    ['/market-report', ['Overview - Last 30 Days']],
    ['/', ['Where the desert meets two seas', 'Featured Properties']],
    ['/about', ['Where two seas meet, since 1987']],
    ['/team', ['Meet Our Team']],
    ['/contact', ['Begin with a conversation']],
  ] as const) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const logo = page.getByRole('banner').first().getByRole('link', { name: office.name });
    const beginning = [logo, ...headings.map((name) => page.getByRole('heading', { name }))];
    for (const [width, edge] of [
      [1920, 360],
      [1440, 120],
      [1280, 80],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const lefts = await Promise.all(beginning.map(async (one) => (await one.boundingBox())?.x));
      expect.soft(lefts, `${path} at ${width} px`).toEqual(beginning.map(() => edge));
    }
  }
});

for (const scheme of ['light', 'dark'] as const) {
  test(`AC03 in forced colors (${scheme}) the logo has the ground it is drawn for, and series differ`, async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: scheme });
    await page.goto('/market-report');
    await hydrated(page);
    const logo = page.getByRole('banner').first().getByRole('img', { name: office.name });
    await expect(logo).toHaveCSS('background-color', 'rgb(250, 247, 242)');

    const figure = page.getByRole('region', { name: /Listing Inventory/ });
    const fills = (selector: string) =>
      figure
        .locator(selector)
        .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fill))]);
    await figure.scrollIntoViewIfNeeded();
    expect(await fills('li path')).toHaveLength(2);
    await expect(figure.locator('.apexcharts-bar-area')).toHaveCount(12);
    expect(await fills('.apexcharts-bar-area')).toEqual(await fills('li path'));
  });
}

test('on a tablet what belongs together stands side by side, not above an empty half', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  const main = page.getByRole('main');
  for (const [path, together] of [
    ['/market-report', ['Median Price', 'Days on Site', 'Inventory']],
    ['/contact', ['Visit', 'Call']],
    ['/contact', ['Write', 'Office hours']],
    ['/about', ['Pacific Quarter', 'The Coastal Ledger']],
  ] as const) {
    await page.goto(path);
    const middles = await Promise.all(
      together.map((words) =>
        main.getByText(words, { exact: true }).evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();

          return (top + bottom) / 2;
        }),
      ),
    );
    expect.soft(Math.max(...middles) - Math.min(...middles), `${path} ${together}`).toBeLessThan(12);
  }
});

test('nothing moves for visitors who want less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/', '/team', '/market-report', pathOf(house), `/${founder.slug}`]) {
    await page.goto(path);
    await hydrated(page);
    await page.mouse.wheel(0, 1_200);
    expect.soft(await moving(page), path).toEqual([]);
  }
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('button', { name: 'Family' }).click();
  expect(await moving(page)).toEqual([]);
});

test('D23 a printed house is two pages, plans included: no navigation, bar, footer or buttons', async ({
  page,
}) => {
  await page.goto(pathOf(house));
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(house.price).first()).toBeVisible();
  await expect(page.getByText(office.phone).filter({ visible: true })).toHaveCount(1);
  for (const chrome of ['banner', 'contentinfo', 'navigation', 'complementary', 'button'] as const) {
    const shown = page.getByRole(chrome).filter({ visible: true, hasNot: page.getByRole('img') });
    await expect.soft(shown, chrome).toHaveCount(0);
  }
  for (const plan of await page.locator('img[src*="-plan-"]').all()) await expect(plan).toBeVisible();
  for (const format of ['Letter', 'A4']) {
    const pdf = await page.pdf({ format });
    expect.soft(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g), format).toHaveLength(2);
  }
});

/** Every animation that runs, and every transition that would take time. */
const moving = (page: Page) =>
  page.evaluate(() => {
    const runs = document
      .getAnimations()
      .filter((one) => one instanceof CSSTransition || Number(one.effect?.getComputedTiming().endTime) > 1)
      .map((one) => `${one instanceof CSSTransition ? one.transitionProperty : one.id} runs`);
    const takesTime = (list: string) => list.split(',').some((one) => Number.parseFloat(one) > 0.001);
    const would = [...document.querySelectorAll('body *')]
      .filter((one) => {
        const { transitionDuration, animationName, animationDuration } = getComputedStyle(one);

        return takesTime(transitionDuration) || (animationName !== 'none' && takesTime(animationDuration));
      })
      .map((one) => `${one.tagName.toLowerCase()} "${one.textContent.slice(0, 30)}" would`);

    return [...new Set([...runs, ...would])];
  });
