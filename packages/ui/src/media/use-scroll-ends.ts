import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Which ends a strip has reached. */
export interface ScrollEnds {
  atStart: boolean;
  atEnd: boolean;
}

/** Tells which ends a strip has reached, to a tolerance of some pixels (T05); looks again on scroll, on resize and when asked. */
export function useScrollEnds(strip: RefObject<HTMLElement | null>, tolerance: number) {
  // As served: nobody has scrolled yet, and how much there is to scroll is not known.
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
