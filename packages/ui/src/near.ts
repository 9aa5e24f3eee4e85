import { type RefObject, useEffect, useState } from 'react';

/** Calls `tell` once when an element is seen, at once where nothing can tell; returns a function that stops. */
export function whenSeen(element: Element, tell: () => void, sight: IntersectionObserverInit): () => void {
  if (!('IntersectionObserver' in globalThis)) {
    tell();

    return () => {};
  }

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    tell();
  }, sight);
  observer.observe(element);

  return () => observer.disconnect();
}

/** The same for an element that is less than a window's height below or above the window. */
export const whenNear = (element: Element, tell: () => void) =>
  whenSeen(element, tell, { rootMargin: '100% 0px' });

export function useNear(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => (element.current ? whenNear(element.current, () => setNear(true)) : undefined), [element]);

  return isNear;
}
