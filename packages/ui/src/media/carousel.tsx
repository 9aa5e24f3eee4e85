import { css } from '@emotion/react';
import { Children, type FocusEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { colour, from, space } from '../brand/tokens.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { useStripPosition } from './use-strip-position.ts';

/** Name and content of the strip, and its measures. */
export interface CarouselProps {
  label: string;
  /** Names the slide at an index; `n of N` by default. */
  itemLabel?: ((index: number) => string) | undefined;
  /** Pixels by which an arrow moves the strip (T04, AG11). */
  step: number;
  /** A CSS width, e.g. `320px` (T03). */
  itemWidth: string;
  /** Distance in pixels that still counts as the end (T05). */
  tolerance?: number | undefined;
  /** Milliseconds after a click until the ends are checked again (T06). */
  recheckMs?: number | undefined;
  children: ReactNode;
}

/* A step is one slide and its gap, so none is cut at its start after a step. On a phone the strip reaches the window's
   edge, where the next slide shows that there is one; on wider screens it is as wide as the whole slides that fit
   (T13). There is no snapping, which would make a step from between two slides longer (T04). The padding leaves room
   for focus rings. */
const stripStyles = (step: number, itemWidth: string) => {
  const slide = `min(${itemWidth}, 100%)`;
  const gap = `(${step}px - ${slide})`;

  return css`
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: ${slide};
    column-gap: calc(${gap});
    margin: -${space(1)};
    margin-inline-end: calc(-1 * var(--gutter, ${space(1)}));
    padding: ${space(1)};
    padding-inline-end: var(--gutter, ${space(1)});
    padding-bottom: ${space(6)};
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: ${space(1)};
    scrollbar-width: thin;
    scrollbar-color: ${colour('navy')} ${colour('line')};

    & > * {
      min-width: 0;
    }

    ${from.tablet} {
      width: calc(max(${slide}, round(down, 100% + ${gap}, ${step}px) - ${gap}) + 2 * ${space(1)});
      padding-inline-end: ${space(1)};
    }
  `;
};

/** A strip that scrolls by hand, by touch and by arrows (T02-T06), after the ARIA practices for carousels. */
export function Carousel({ label, itemLabel, step, itemWidth, children, ...numbers }: CarouselProps) {
  const { tolerance = 10, recheckMs = 100 } = numbers;
  const stripId = useId();
  const strip = useRef<HTMLDivElement>(null);
  const { position, check } = useStripPosition(strip, { step, tolerance });
  const checkLater = useLater(check, recheckMs);
  const slides = Children.toArray(children);

  function move(direction: -1 | 1) {
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    strip.current?.scrollBy({ left: direction * step, behavior });
    checkLater();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div ref={strip} id={stripId} css={stripStyles(step, itemWidth)}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides do not change places.
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={itemLabel?.(index) ?? `${index + 1} of ${slides.length}`}
            onFocus={showWhole}
          >
            {slide}
          </div>
        ))}
      </div>
      <CarouselArrows stripId={stripId} position={position} count={slides.length} onMove={move} />
    </div>
  );
}

/** Scrolls the whole slide into view, where the browser would show only the focused element. */
function showWhole({ currentTarget: slide }: FocusEvent<HTMLElement>) {
  requestAnimationFrame(() => {
    const strip = slide.parentElement;
    const hidden = slide.getBoundingClientRect().right - (strip?.getBoundingClientRect().right ?? 0);
    if (hidden > 0) strip?.scrollBy({ left: hidden, behavior: 'instant' });
  });
}

function useLater(act: () => void, afterMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, afterMs);
  };
}
