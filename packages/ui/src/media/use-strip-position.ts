import { type RefObject, useCallback, useEffect, useState } from 'react';

/** The ends that a strip has reached, and its slides that are in sight, counted from 1; none before it is alive. */
export interface StripPosition {
  atStart: boolean;
  atEnd: boolean;
  first: number;
  last: number;
}

/** What a position is told by: a slide with its gap, and the distance that counts as the end, in pixels. */
export interface StripMeasures {
  step: number;
  tolerance: number;
}

/** Follows the position of a strip (T02, T05): checks it on scroll, on resize and on demand. */
export function useStripPosition(strip: RefObject<HTMLElement | null>, { step, tolerance }: StripMeasures) {
  // As on the server: not scrolled yet, and the length of the strip is unknown.
  const [position, setPosition] = useState<StripPosition>({ atStart: true, atEnd: false, first: 0, last: 0 });

  const check = useCallback(() => {
    const element = strip.current;
    if (!element) return;
    const next = positionOf(element, { step, tolerance });
    setPosition((known) => (keys.every((key) => known[key] === next[key]) ? known : next));
  }, [strip, step, tolerance]);

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

  return { position, check };
}

const keys = ['atStart', 'atEnd', 'first', 'last'] as const;

function positionOf(strip: HTMLElement, { step, tolerance }: StripMeasures): StripPosition {
  const { scrollLeft, clientWidth, scrollWidth, children } = strip;
  const gap = step - ((children[0] as HTMLElement | undefined)?.offsetWidth ?? step);
  const before = Math.round(scrollLeft / step);
  const inSight = Math.max(1, Math.floor((clientWidth + gap) / step));

  return {
    atStart: scrollLeft <= tolerance,
    atEnd: scrollLeft + clientWidth >= scrollWidth - tolerance,
    first: before + 1,
    last: Math.min(before + inSight, children.length),
  };
}
