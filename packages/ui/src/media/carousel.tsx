import { css } from '@emotion/react';
import { Children, type ReactNode, useEffect, useId, useRef } from 'react';
import { colour, from, space } from '../brand/tokens.ts';
import { CarouselArrows } from './carousel-arrows.tsx';
import { useScrollEnds } from './use-scroll-ends.ts';

/** What the strip is called and holds, and the numbers it moves by. */
export interface CarouselProps {
  label: string;
  /** Names the slide at an index; `n of N` unless told. */
  itemLabel?: ((index: number) => string) | undefined;
  /** Pixels an arrow moves the strip by (T04, AG11). */
  step: number;
  /** A CSS width, e.g. `320px` (T03). */
  itemWidth: string;
  /** Pixels from an end that count as the end (T05). */
  tolerance?: number | undefined;
  /** Milliseconds after a click when the ends are looked at again (T06). */
  recheckMs?: number | undefined;
  children: ReactNode;
}

/* A step is one slide and its gap, so that steps from the start land on slides. Nothing snaps: it would make a step from
   the end longer (T04). The padding gives focus rings room. On small screens the strip runs through the container's
   gutter to the window's edge, where the next slide shows that it goes on: 320 px of 390 leave it 16 (T03). */
const stripStyles = (step: number, itemWidth: string) => css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(${itemWidth}, 100% - ${space(5)});
  gap: max(${space(5)}, calc(${step}px - ${itemWidth}));
  margin: -${space(1)} calc(-1 * var(--gutter, ${space(1)})) -${space(1)} -${space(1)};
  padding: ${space(1)} var(--gutter, ${space(1)}) ${space(6)} ${space(1)};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${space(1)};
  scrollbar-width: thin;
  scrollbar-color: ${colour('navy')} ${colour('line')};

  ${from.desktop} {
    margin-right: -${space(1)};
    padding-right: ${space(1)};
  }

  & > * {
    min-width: 0;
  }
`;

/** A strip that scrolls by hand, by touch and by arrows (T02-T06), after the ARIA practices for carousels. */
export function Carousel({ label, itemLabel, step, itemWidth, children, ...numbers }: CarouselProps) {
  const { tolerance = 10, recheckMs = 100 } = numbers;
  const stripId = useId();
  const strip = useRef<HTMLDivElement>(null);
  const { ends, check } = useScrollEnds(strip, tolerance);
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
          >
            {slide}
          </div>
        ))}
      </div>
      <CarouselArrows stripId={stripId} ends={ends} onMove={move} />
    </div>
  );
}

function useLater(act: () => void, afterMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, afterMs);
  };
}
