import type { Page } from 'playwright/test';
import { listing, pathOf } from '../site/listings.ts';
import { kindsOfPage } from '../site/routes.ts';
import { expect, test } from '../site/site.ts';
import { desktop, open, phone, scrollTo } from '../site/visit.ts';

const inDialog = '[role=dialog], dialog:popover-open, [data-reach-dialog-overlay]';

for (const size of [phone, { width: 1024, height: 640 }, desktop])
  for (const key of ['Tab', 'Shift+Tab'])
    test(`at ${size.width} px and by ${key} no fixed element covers the focused one (WCAG 2.4.11)`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      // Sliding elements are checked in their final position.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of kindsOfPage) {
        await open(page, path);
        for (let times = 0; times < 150; times += 1) {
          const { name, isSeen } = await stopAfter(page, key);
          if (!name) break;
          expect.soft(isSeen, `"${name}" on ${path}, by ${key}`).toBe(true);
        }
      }
    });

for (const [what, at, name, size] of [
  ['A02 A06 a milestone', '/about', /Recognition/, desktop],
  ['H08 a tabbed dialog', '/', 'Family', desktop],
  ['the lightbox', pathOf(listing), /^View picture 1/, desktop],
  ['N06 the menu of a phone', '/', 'Open menu', phone],
  ['CH01 the assistant on a phone', '/contact', 'AI Chat', phone],
] as const)
  test(`${what} takes the focus, traps it, and returns it on Escape`, async ({ page }) => {
    await page.setViewportSize(size);
    await open(page, at);
    await scrollTo(page, 400);
    const opener = page.getByRole('button', { name });
    await opener.press('Enter');
    await expect(page.locator(`:is(${inDialog}):focus-within`)).not.toHaveCount(0);

    for (const key of ['Tab', 'Shift+Tab'])
      for (let times = 0; times < 12; times += 1) {
        const { name: place, isInside } = await stopAfter(page, key);
        // A native dialog lets the focus leave to the browser's toolbar, but not to the page behind.
        expect(isInside || !place, `stop ${times} at "${place}"`).toBe(true);
      }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

/** Presses a key; describes the focused element. Its name is empty if the browser's toolbar has the focus. */
async function stopAfter(page: Page, key: string) {
  await page.keyboard.press(key);

  return page.evaluate(async (dialog) => {
    await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', isSeen: true, isInside: false };

    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    // One visible point of 25 is enough (WCAG 2.4.11).
    const hits = steps.flatMap((across) =>
      steps.map((down) => document.elementFromPoint(left + width * across, top + height * down)),
    );
    const isOfElement = (hit: Element | null) =>
      hit !== null &&
      (element.contains(hit) || (hit.contains(element) && !['BODY', 'HTML'].includes(hit.tagName)));

    return {
      name: (element.ariaLabel ?? (element.textContent.trim() || element.tagName)).slice(0, 60),
      // Inside a frame the browser and the framed page decide what is scrolled into view.
      isSeen: element.tagName === 'IFRAME' || hits.some(isOfElement),
      isInside: element.closest(dialog) !== null,
    };
  }, inDialog);
}
