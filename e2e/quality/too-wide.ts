import type { Page } from 'playwright/test';

/** Returns what makes a page scroll sideways, and words beside the window; strips may scroll on their own. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const name = (one: Element) =>
      `${one.tagName.toLowerCase()} "${one.textContent.slice(0, 40)}" to ${Math.round(one.getBoundingClientRect().right)} px`;
    const isBeside = (one: Element) => {
      const { left, right, width } = one.getBoundingClientRect();

      return (
        width > 1 &&
        (right > room + 1 || left < -1) &&
        !one.closest('[aria-roledescription=carousel], [role=tooltip]') &&
        !isClipped(one)
      );
    };
    // Text that is clipped on purpose cannot be cut off.
    const isClipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== 'none' || isClipped(one.parentElement));
    const hasWords = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const beside = [...document.querySelectorAll('body *')]
      .filter((one) => hasWords(one) && isBeside(one))
      .map(name);
    const page = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);

    return page > innerWidth ? [`the page is ${page} px wide`, ...beside] : beside;
  });
