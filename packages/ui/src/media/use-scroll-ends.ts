import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The ends that a strip has reached. */
export interface ScrollEnds {
  atStart: boolean;
  atEnd: boolean;
}

/**
 * Reports which ends a strip has reached, within a tolerance in pixels (T05); checks again on scroll, on resize and
 * on demand.
 */
export function useScrollEnds(strip: RefObject<HTMLElement | null>, tolerance: number) {
  // As on the server: not scrolled yet, and the length of the strip is unknown.
  const [ends, setEnds] = useState<ScrollEnds>({ atStart: true, atEnd: false });

  const check = useCallback(() => {
    const element = strip.current;
    if (!element) return;
    const { scrollLeft, clientWidth, scrollWidth } = element;
    const next = {
      atStart: scrollLeft <= tolerance,
      atEnd: scrollLeft + clientWidth >= scrollWidth - tolerance,
    };
    setEnds((known) => (known.atStart === next.atStart && known.atEnd === next.atEnd ? known : next));
  }, [strip, tolerance]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const resizes = new ResizeObserver(check);
    check();
    resizes.observe(element);
    element.addEventListener('scroll', check, { passive: true });

    return () => {
      resizes.disconnect();
      element.removeEventListener('scroll', check);
    };
  }, [strip, check]);

  return { ends, check };
}
