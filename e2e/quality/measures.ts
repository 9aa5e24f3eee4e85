// What is wrong with a page as it is laid out now. Each function runs in the page and can use nothing outside of itself.

/** Phone numbers and e-mail addresses that are too low for a finger (AC05). */
export function lowLinks() {
  const links = [...document.querySelectorAll('a[href^="tel:"], a[href^="mailto:"]')];

  return links
    .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24)
    .map((link) => `${link.textContent} is low`);
}

/** Text and controls that reach into the strip at the right in which something floats (N15). */
export async function underFloating() {
  scrollTo({ top: 300, behavior: 'instant' });
  await new Promise((passed) => setTimeout(passed, 400));
  const floats = [...document.querySelectorAll('aside[aria-label="Reach us"], [data-docked] > a')];
  const edge = Math.min(...floats.map((one) => one.getBoundingClientRect().left));
  const isControl = (one: Element) => one.matches('button, input, select, textarea');
  /** A part of a strip that scrolls on its own ends where the strip does. */
  const isInStrip = (one: Element | null): boolean =>
    one !== null && (/auto|scroll/.test(getComputedStyle(one).overflowX) || isInStrip(one.parentElement));
  const isSeen = (one: Element) =>
    !one.closest('aside, [data-docked], header, [aria-roledescription=carousel]') &&
    !isInStrip(one.parentElement) &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    getComputedStyle(one).clipPath === 'none';
  const hasWords = (one: Element) =>
    [...one.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
  const lastEdge = (one: Element) => {
    const range = document.createRange();
    range.selectNodeContents(one);

    return isControl(one)
      ? one.getBoundingClientRect().right
      : Math.max(...[...range.getClientRects()].map(({ right }) => right), 0);
  };

  return [...document.querySelectorAll('body *')]
    .filter((one) => (hasWords(one) || isControl(one)) && isSeen(one))
    .filter((one) => lastEdge(one) > edge + 1 && one.getBoundingClientRect().width > 2)
    .map((one) => `${one.tagName} "${one.textContent.slice(0, 40)}" lies under what floats`);
}

/** Names on a map that overlap, or that its edge cuts (P11). */
export function collisions() {
  return [...document.querySelectorAll('[role=group][aria-label^="Map of"]')].flatMap((map) => {
    const shown = [...map.querySelectorAll('li > div > *')].filter((name) => name.checkVisibility());
    const names = shown.map((name) => {
      const words = document.createRange();
      words.selectNodeContents(name.lastChild ?? name);

      return { text: name.textContent, box: words.getBoundingClientRect() };
    });
    const edge = map.getBoundingClientRect();
    const isWithin = (one: DOMRect) =>
      one.left >= edge.left && one.right <= edge.right && one.top >= edge.top && one.bottom <= edge.bottom;
    const meet = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

    return names.flatMap(({ text, box }, at) => [
      ...(isWithin(box) ? [] : [`${text} is cut`]),
      ...names.slice(at + 1).flatMap((other) => (meet(box, other.box) ? [`${text} and ${other.text}`] : [])),
    ]);
  });
}

/** Words of headlines that continue on a second line (AC01). */
export function brokenWords(): string[] {
  const texts = [...document.querySelectorAll('h1')].flatMap((title) => {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);

    return Array.from({ length: 100 }, () => walker.nextNode()).filter((node) => node !== null);
  });

  return texts.flatMap((text) =>
    [...(text.textContent ?? '').matchAll(/[\p{L}\d]+/gu)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);

        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      })
      .map(([word]) => `${word} is broken`),
  );
}

/** Animations that run, and transitions that would take time. */
export function moving() {
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

  return [...new Set([...runs, ...would])];
}
