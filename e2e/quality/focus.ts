import type { Page } from 'playwright/test';

/** Name of the stop between the last and the first, where the browser's own bar has the focus. */
export const nowhere = 'the page';

/** Presses a key, such as Tab, and returns the element that has the focus then; `inside` is a selector to compare it with. */
export async function stopAfter(page: Page, key: string, inside = 'body') {
  await page.keyboard.press(key);

  return page.evaluate(
    async ([selector, ofPage]) => {
      await new Promise(requestAnimationFrame);
      const element = document.activeElement;
      if (!element || element === document.body) return { name: ofPage, isSeen: true, isInside: false };

      const name = element.getAttribute('aria-label') ?? (element.textContent.trim() || element.tagName);
      const { left, top, width, height } = element.getBoundingClientRect();
      const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
      // One of 25 points that is in the window and on top of all else is enough (WCAG 2.4.11).
      const hits = steps.flatMap((across) =>
        steps.map((down) => document.elementFromPoint(left + width * across, top + height * down)),
      );
      const isOfElement = (hit: Element | null) =>
        hit !== null &&
        (element.contains(hit) || (hit.contains(element) && !['BODY', 'HTML'].includes(hit.tagName)));

      return {
        name: name.replace(/\s+/g, ' ').slice(0, 60),
        // Inside a frame the browser and the framed page decide what is scrolled into view.
        isSeen: element.tagName === 'IFRAME' || hits.some(isOfElement),
        isInside: element.closest(selector) !== null,
      };
    },
    [inside, nowhere] as const,
  );
}
