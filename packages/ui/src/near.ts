import { type RefObject, useEffect, useState } from 'react';

/** When an element counts as seen. `Observer` is for tests. */
interface Sight extends IntersectionObserverInit {
  Observer?: typeof IntersectionObserver | undefined;
}

/**
 * Calls `tell` once when an element is seen; at once in a browser that cannot tell. Returns a function that stops
 * looking.
 */
export function whenSeen(element: Element, tell: () => void, { Observer, ...sight }: Sight): () => void {
  const Watch = Observer ?? globalThis.IntersectionObserver;
  if (!Watch) {
    tell();

    return () => {};
  }

  const observer = new Watch((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    tell();
  }, sight);
  observer.observe(element);

  return () => observer.disconnect();
}

/** The same for an element that is less than a window's height below or above the window. */
export const whenNear = (element: Element, tell: () => void, Observer?: Sight['Observer']) =>
  whenSeen(element, tell, { rootMargin: '100% 0px', Observer });

/**
 * Returns whether an element has come near; false on the server and at first. What only that part of the page needs
 * may wait for it.
 */
export function useNear(element: RefObject<Element | null>, Observer?: Sight['Observer']): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(
    () => (element.current ? whenNear(element.current, () => setNear(true), Observer) : undefined),
    [element, Observer],
  );

  return isNear;
}
