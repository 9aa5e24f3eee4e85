import { type RefObject, useEffect, useState } from 'react';

/** An element is near when it is less than a window's height below or above the window. */
const nearby = { rootMargin: '100% 0px' };

/**
 * Calls `tell` once when an element comes near; at once in a browser that cannot tell. Returns a function that stops
 * looking. `Observer` is for tests.
 */
export function whenNear(
  element: Element,
  tell: () => void,
  Observer: typeof IntersectionObserver | undefined = globalThis.IntersectionObserver,
): () => void {
  if (!Observer) {
    tell();

    return () => {};
  }

  const observer = new Observer((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    tell();
  }, nearby);
  observer.observe(element);

  return () => observer.disconnect();
}

/**
 * Returns whether an element has come near; false on the server and at first. What only that part of the page needs
 * may wait for it.
 */
export function useNear(element: RefObject<Element | null>, Observer?: typeof IntersectionObserver): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(
    () => (element.current ? whenNear(element.current, () => setNear(true), Observer) : undefined),
    [element, Observer],
  );

  return isNear;
}
