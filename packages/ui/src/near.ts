import { type RefObject, useEffect, useState } from 'react';

/** An element is near when it is less than a window's height below or above the window. */
const nearby = { rootMargin: '100% 0px' };

/**
 * Returns whether an element has come near; false on the server and at first. What only that part of the page needs
 * may wait for it. Browsers that cannot tell count everything as near; `Observer` is for tests.
 */
export function useNear(
  element: RefObject<Element | null>,
  Observer: typeof IntersectionObserver | undefined = globalThis.IntersectionObserver,
): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!element.current || !Observer) return setNear(true);

    const observer = new Observer((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      setNear(true);
    }, nearby);
    observer.observe(element.current);

    return () => observer.disconnect();
  }, [element, Observer]);

  return isNear;
}
