import { type RefObject, useEffect, useState } from 'react';

/** Calls `onSeen` once an element is in view, or at once without an observer; returns a function that cancels. */
export function whenSeen(element: Element, onSeen: () => void, options: IntersectionObserverInit) {
  if (!('IntersectionObserver' in globalThis)) {
    onSeen();

    return () => {};
  }

  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    onSeen();
  }, options);
  observer.observe(element);

  return () => observer.disconnect();
}

/** The same for an element that is less than a window's height below or above the window. */
export const whenInView = (element: Element, onSeen: () => void) =>
  whenSeen(element, onSeen, { rootMargin: '100% 0px' });

export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setNear] = useState(false);

  useEffect(
    () => (element.current ? whenInView(element.current, () => setNear(true)) : undefined),
    [element],
  );

  return isInView;
}
