import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const restMs = 120;

/** Distance from a slide's place at which a strip may still be at rest, in slides: browsers round. */
const restSlack = 0.05;

/** A strip of slides, each as wide as the strip: which one is shown, and the way to another. */
export interface Strip {
  ref: RefObject<HTMLUListElement | null>;
  index: number;
  show: (index: number) => void;
  /** Follows the visitor's own swiping once the strip has come to rest. */
  onScroll: () => void;
}

/** Starts at the slide asked for; goes no further than the ends. */
export function useStrip(start: number, count: number): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first slide is set without moving.
  useLayoutEffect(() => {
    moveTo(ref.current, start, 'instant');

    return () => clearTimeout(rest.current);
  }, []);

  function show(wanted: number) {
    const next = Math.min(Math.max(wanted, 0), count - 1);
    setIndex(next);
    moveTo(ref.current, next, 'auto');
  }

  function onScroll() {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = ref.current ?? {};
      const at = scrollLeft / clientWidth;
      // Snapping leaves a strip at a slide: anywhere else a busy browser has only paused.
      if (Math.abs(at - Math.round(at)) < restSlack) setIndex(Math.round(at));
    }, restMs);
  }

  return { ref, index, show, onScroll };
}

// `auto` leaves the pace to the style sheet, which knows whether movement is welcome.
function moveTo(strip: HTMLUListElement | null, index: number, behavior: ScrollBehavior) {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}
