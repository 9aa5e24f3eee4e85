import { office } from '@dosmares/content/office';
import type { Page } from 'playwright/test';
import { house, pathOf } from '../site/houses.ts';
import { founder } from '../site/people.ts';
import { kindsOfPage, routesOfSite } from '../site/routes.ts';
import { expect, hydrated, test } from '../site/site.ts';

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

test('the words of no other page break the layout on a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { path } of routesOfSite.filter((route) => !kindsOfPage.includes(route.path))) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect.soft(await tooWide(page), path).toEqual([]);
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

test('G19 the market report is at most 1400 px wide, other pages 1200', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 900 });

  for (const [path, heading, limit] of [
    ['/market-report', 'Overview - Last 30 Days', 1400],
    ['/', 'Featured Properties', 1200],
  ] as const) {
    await page.goto(path);
    const box = await page.getByRole('heading', { name: heading }).boundingBox();
    const left = box?.x ?? 0;
    expect.soft(Math.round(left), path).toBeGreaterThanOrEqual((1920 - limit) / 2);
  }
});

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
    const tops = await Promise.all(
      together.map((words) =>
        main.getByText(words, { exact: true }).evaluate((one) => one.getBoundingClientRect().top),
      ),
    );
    expect.soft(new Set(tops).size, `${path} ${together}`).toBe(1);
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

test('a printed property is the property: no navigation, bar, footer or buttons', async ({ page }) => {
  await page.goto(pathOf(house));
  await hydrated(page);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await page.emulateMedia({ media: 'print' });

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(house.price).first()).toBeVisible();
  await expect(page.getByText(office.phone).filter({ visible: true })).toHaveCount(1);
  for (const chrome of ['banner', 'contentinfo', 'navigation', 'complementary', 'button'] as const) {
    const shown = page.getByRole(chrome).filter({ visible: true, hasNotText: 'View picture' });
    await expect.soft(shown, chrome).toHaveCount(0);
  }
  const pdf = await page.pdf({ format: 'Letter' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
});

/** What makes a page scroll sideways, and words that stand beside the window; strips that scroll by themselves may. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()} "${one.textContent.slice(0, 40)}" to ${Math.round(one.getBoundingClientRect().right)} px`;
    const isBeside = (one: Element) => {
      const { left, right, width } = one.getBoundingClientRect();

      return (
        width > 1 &&
        (right > room + 1 || left < -1) &&
        !one.closest('[aria-roledescription=carousel], [role=tooltip]')
      );
    };
    const hasWords = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const beside = [...document.querySelectorAll('body *')]
      .filter((one) => hasWords(one) && isBeside(one))
      .map(name);
    const page = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);

    return page > innerWidth ? [`the page is ${page} px wide`, ...beside] : beside;
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
