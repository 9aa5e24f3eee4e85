import { css } from '@emotion/react';
import { Children, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { Stepper } from '../actions/stepper.tsx';
import { colour, from, gutter, space } from '../brand/tokens.ts';
import { scrollBehavior } from '../browser/motion.ts';

interface CarouselProps {
  label: string;
  itemLabel: (index: number) => string;
  /** Pixels by which an arrow moves the strip (T04, AG11): a slide and its gap. */
  step: number;
  itemWidth: string;
  children: ReactNode;
}

/** Distance in pixels that still counts as the end (T05), and the time after a click until it is checked again (T06). */
const [tolerance, recheckMs] = [10, 100];

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
    margin-inline-end: calc(-1 * ${gutter});
    padding: ${space(1)};
    padding-inline-end: ${gutter};
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

/** Scrolls by hand, touch and arrows (T02-T06), by the ARIA practices, and says which slides are in view. */
export function Carousel({ label, itemLabel, step, itemWidth, children }: CarouselProps) {
  const { strip, position, check, move } = useStrip(step);
  const { atStart, atEnd, first, last } = position;
  const slides = Children.toArray(children);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div role="group" aria-roledescription="carousel" aria-label={label}>
      <div ref={strip} css={stripStyles(step, itemWidth)} onScroll={check}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: slides do not change places.
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={itemLabel(index)}
            onFocus={showWhole}
          >
            {slide}
          </div>
        ))}
      </div>
      <Stepper
        css={{ marginTop: space(8) }}
        names={['Previous', 'Next']}
        atStart={atStart}
        atEnd={atEnd}
        onStep={move}
        data-print="hidden"
        data-script="needed"
      >
        {first > 0 && `${first === last ? first : `${first}–${last}`} of ${slides.length}`}
      </Stepper>
    </div>
  );
}

/** Scrolls the whole slide into view, where the browser would show only the focused element. */
function showWhole({ currentTarget: slide }: { currentTarget: HTMLElement }) {
  requestAnimationFrame(() => {
    const strip = slide.parentElement;
    const hidden = slide.getBoundingClientRect().right - (strip?.getBoundingClientRect().right ?? 0);
    if (hidden > 0) strip?.scrollBy({ left: hidden, behavior: 'instant' });
  });
}

/** Whether the strip is at an end, and its slides in view, counted from 1; none before hydration. */
const initial = { atStart: true, atEnd: false, first: 0, last: 0 };

function useStrip(step: number) {
  const strip = useRef<HTMLDivElement>(null);
  const [position, setPosition] = useState(initial);

  const check = useCallback(() => {
    if (!strip.current) return;
    const next = positionOf(strip.current, step);
    setPosition((known) => (JSON.stringify(known) === JSON.stringify(next) ? known : next));
  }, [step]);

  useEffect(() => {
    const resizes = new ResizeObserver(check);
    check();
    if (strip.current) resizes.observe(strip.current);

    return () => resizes.disconnect();
  }, [check]);

  function move(direction: -1 | 1) {
    strip.current?.scrollBy({ left: direction * step, behavior: scrollBehavior() });
    setTimeout(check, recheckMs);
  }

  return { strip, position, check, move };
}

function positionOf({ scrollLeft, clientWidth, scrollWidth, children }: HTMLElement, step: number) {
  const gap = step - ((children[0] as HTMLElement | undefined)?.offsetWidth ?? step);
  const before = Math.round(scrollLeft / step);
  const inView = Math.max(1, Math.floor((clientWidth + gap) / step));

  return {
    atStart: scrollLeft <= tolerance,
    atEnd: scrollLeft + clientWidth >= scrollWidth - tolerance,
    first: before + 1,
    last: Math.min(before + inView, children.length),
  };
}
