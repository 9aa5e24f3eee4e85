import { motionOk } from '@dosmares/ui';
import { css } from '@emotion/react';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Styles of a strip: one slide is shown, the others are beside it. */
export const stripStyles = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;

  & > li {
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }

  ${motionOk} {
    scroll-behavior: smooth;
  }
`;

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
  /** Moves by the arrow keys, Home and End. */
  onKeyDown: (event: KeyboardEvent) => void;
}

// biome-ignore format: a table reads in columns
const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft:  (at) => at - 1,
  Home:       () => 0,
  End:        (_at, count) => count - 1,
};

/** Starts at the slide asked for; goes no further than the ends. */
export function useStrip(start: number, count: number): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the first slide is set without moving.
  useLayoutEffect(() => {
    if (start > 0) moveTo(ref.current, start, 'instant');

    return () => clearTimeout(rest.current);
  }, []);

  function show(wanted: number) {
    const next = Math.min(Math.max(wanted, 0), count - 1);
    // The end of an earlier movement must not undo this one.
    clearTimeout(rest.current);
    setIndex(next);
    moveTo(ref.current, next, 'auto');
    takeFocusAlong(ref.current, next);
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

  function onKeyDown(event: KeyboardEvent) {
    const next = moves[event.key]?.(index, count);
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  return { ref, index, show, onScroll, onKeyDown };
}

// `auto` leaves the pace to the style sheet, which knows whether movement is welcome.
function moveTo(strip: HTMLUListElement | null, index: number, behavior: ScrollBehavior) {
  strip?.scrollTo({ left: index * strip.clientWidth, behavior });
}

// A control of the slide before would keep the focus out of sight.
function takeFocusAlong(strip: HTMLUListElement | null, index: number) {
  if (document.activeElement?.closest('li')?.parentElement !== strip) return;
  strip?.children[index]?.querySelector('button')?.focus({ preventScroll: true });
}
