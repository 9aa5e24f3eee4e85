import type { Page } from 'playwright/test';
import { founder } from '../site/people.ts';
import { kindsOfPage } from '../site/routes.ts';
import { expect, hydrated, test } from '../site/site.ts';

test('N15 on a desktop nothing is read or pressed under what floats', async ({ page }) => {
  for (const path of kindsOfPage) {
    await page.goto(path);
    await hydrated(page);
    for (const width of [1024, 1366, 1440]) {
      await page.setViewportSize({ width, height: 700 });
      await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
      await page.getByRole('complementary', { name: 'Reach us' }).waitFor();
      expect.soft(await underFloating(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('N15 AG01 on a phone the chat with an agent stands in the strip of the bar, before and after it appears', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${founder.slug}`);
  await hydrated(page);
  const chat = page.getByRole('link', { name: /WhatsApp/ });
  const top = async () => (await chat.boundingBox())?.y;
  expect(await top()).toBeGreaterThan(844 - 65);

  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const bar = page.getByRole('complementary', { name: 'Reach us' });
  await bar.waitFor();
  const box = await bar.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(65);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((await chat.boundingBox())?.x ?? 0);
  await chat.click({ trial: true });
});

/** Returns text and controls of the page that reach into the strip at the right in which something floats. */
const underFloating = (page: Page) =>
  page.evaluate(() => {
    const floats = [...document.querySelectorAll('aside[aria-label="Reach us"], [data-docked] > a')];
    const edge = Math.min(...floats.map((one) => one.getBoundingClientRect().left));
    const isShown = (one: Element) =>
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(one).clipPath === 'none';
    const isSeen = (one: Element) =>
      !one.closest('aside, [data-docked], header, [aria-roledescription=carousel]') && isShown(one);
    const hasWords = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const lastEdge = (one: Element) => {
      const range = document.createRange();
      range.selectNodeContents(one);

      return one.matches('button, input, select, textarea')
        ? one.getBoundingClientRect().right
        : Math.max(...[...range.getClientRects()].map(({ right }) => right), 0);
    };

    return [...document.querySelectorAll('body *')]
      .filter((one) => (hasWords(one) || one.matches('button, input, select, textarea')) && isSeen(one))
      .filter((one) => lastEdge(one) > edge + 1 && one.getBoundingClientRect().width > 2)
      .map(
        (one) =>
          `${one.tagName.toLowerCase()} "${one.textContent.slice(0, 40)}" to ${Math.round(lastEdge(one))} px`,
      );
  });
