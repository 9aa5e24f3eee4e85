import type { Page } from 'playwright/test';

/** The focused element: its name, and whether a visitor can see any of it. */
export interface Stop {
  name: string;
  isSeen: boolean;
  isInside: boolean;
}

/** Presses Tab (or Shift+Tab) and returns the new stop; `inside` is a selector to compare it with. */
export async function tab(page: Page, { back = false, inside = 'body' } = {}): Promise<Stop> {
  await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');

  return stop(page, inside);
}

/** Returns the element that has the focus now. */
export const stop = (page: Page, inside = 'body'): Promise<Stop> =>
  page.evaluate(async (selector) => {
    await new Promise(requestAnimationFrame);
    const element = document.activeElement;
    if (!element || element === document.body) return { name: 'the page', isSeen: true, isInside: false };

    const name =
      element.getAttribute('aria-label') ?? (element.textContent.trim() || element.id || element.tagName);

    return {
      name: name.replace(/\s+/g, ' ').slice(0, 60),
      // Inside a frame the browser and the framed page decide what is scrolled into view.
      isSeen: element.tagName === 'IFRAME' || isSeen(element),
      isInside: element.closest(selector) !== null,
    };

    /** One of 25 points that is in the window and on top of all else is enough (WCAG 2.4.11). */
    function isSeen(one: Element) {
      const { left, top, width, height } = one.getBoundingClientRect();
      const steps = [0.02, 0.25, 0.5, 0.75, 0.98];

      return steps.some((across) =>
        steps.some((down) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);

          return (
            hit !== null &&
            (one.contains(hit) || (hit.contains(one) && hit !== document.body && hit.tagName !== 'HTML'))
          );
        }),
      );
    }
  }, inside);
