// Faults of a page's current layout. Functions that run in the page can use only what is inside them.
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright/test';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Returns axe's violations of any impact, with place and reason. Framed pages are not ours. */
export async function findings(page: Page) {
  const axe = new AxeBuilder({ page })
    // Frames are excluded, and reporting passed checks would take most of the time.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(standards)
    .exclude('iframe');
  const { violations } = await axe.analyze();

  return violations.flatMap(({ id, impact, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${impact} ${id} ${target}: ${failureSummary}`),
  );
}

/** Reports horizontal scrolling and text beside the window; carousels may scroll on their own. */
export const tooWide = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    // Text that is clipped on purpose, such as for screen readers, does not count.
    const isClipped = (one: Element | null): boolean =>
      one !== null && (getComputedStyle(one).clipPath !== 'none' || isClipped(one.parentElement));
    const isBeside = (one: Element) => {
      const { left, right, width } = one.getBoundingClientRect();

      return width > 1 && (right > room + 1 || left < -1) && !isClipped(one);
    };
    const hasWords = (one: Element) =>
      [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
    const beside = [...document.querySelectorAll('body *')]
      .filter((one) => hasWords(one) && isBeside(one))
      .filter((one) => !one.closest('[aria-roledescription=carousel], [role=tooltip]'))
      .map((one) => `${one.tagName} "${one.textContent.slice(0, 40)}" is beside the window`);
    const width = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);

    return width > innerWidth ? [`the page is ${width} px wide`, ...beside] : beside;
  });

/** Returns phone numbers and e-mail addresses that are too small to tap (AC05). */
export const smallLinks = (page: Page) =>
  page
    .locator('a[href^="tel:"], a[href^="mailto:"]')
    .evaluateAll((links) =>
      links
        .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24)
        .map((link) => `${link.textContent} is low`),
    );

/** Returns text and controls that reach under the floating elements at the right (N15). */
export const underFloating = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: 300, behavior: 'instant' });
    await new Promise((passed) => setTimeout(passed, 400));
    const floats = [...document.querySelectorAll('aside[aria-label="Reach us"], [data-docked] > a')];
    const edge = Math.min(...floats.map((one) => one.getBoundingClientRect().left));
    /** A part of a scrolling strip is cut off at the strip's edge. */
    const isInStrip = (one: Element | null): boolean =>
      one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || isInStrip(one.parentElement));
    const isSeen = (one: Element) =>
      !one.closest('aside, [data-docked], header, [aria-roledescription=carousel]') &&
      !isInStrip(one.parentElement) &&
      one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      getComputedStyle(one).clipPath === 'none' &&
      one.getBoundingClientRect().width > 2;
    const lastEdge = (one: Element) => {
      if (one.matches('button, input, select, textarea')) return one.getBoundingClientRect().right;
      const words = [...one.childNodes].filter((node) => node.nodeType === 3 && node.nodeValue?.trim());
      const range = document.createRange();
      range.selectNodeContents(one);

      return words.length > 0 ? Math.max(...[...range.getClientRects()].map(({ right }) => right), 0) : 0;
    };

    return [...document.querySelectorAll('body *')]
      .filter((one) => isSeen(one) && lastEdge(one) > edge + 1)
      .map((one) => `${one.tagName} "${one.textContent.slice(0, 40)}" lies under what floats`);
  });

/** Returns names on a map that overlap, or that its edge cuts off (P11). */
export const overlaps = (page: Page) =>
  page.getByRole('group', { name: /^Map of/ }).evaluateAll((maps) =>
    maps.flatMap((map) => {
      const names = [...map.querySelectorAll('li > div > *')]
        .filter((name) => name.checkVisibility())
        .map((name) => {
          const words = document.createRange();
          words.selectNodeContents(name.lastChild ?? name);

          return { text: name.textContent, box: words.getBoundingClientRect() };
        });
      const edge = map.getBoundingClientRect();
      const isCut = ({ left, right, top, bottom }: DOMRect) =>
        left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
      const meet = (one: DOMRect, other: DOMRect) =>
        one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

      return names.flatMap(({ text, box }, at) => [
        ...(isCut(box) ? [`${text} is cut`] : []),
        ...names
          .slice(at + 1)
          .flatMap((other) => (meet(box, other.box) ? [`${text} and ${other.text}`] : [])),
      ]);
    }),
  );

/** Returns words of headlines that are broken across lines (AC01). */
export const brokenWords = (page: Page) =>
  page.locator('h1, h1 *').evaluateAll((all) =>
    all
      .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3))
      .flatMap((text) =>
        [...(text.nodeValue ?? '').matchAll(/[\p{L}\d]+/gu)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);

            return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
          })
          .map(([word]) => `${word} is broken`),
      ),
  );

/** Returns running animations, and animations and transitions that would take time. */
export const moving = (page: Page) =>
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
      .map((one) => `${one.tagName} "${one.textContent.slice(0, 30)}" would`);

    return [...runs, ...would];
  });
