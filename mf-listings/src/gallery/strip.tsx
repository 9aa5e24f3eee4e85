import type { PictureSource } from '@dosmares/contracts/picture';
import { Picture } from '@dosmares/ui';
import { ease, space, surface } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

const restMs = 120;

/** Distance from a slide at which a strip still counts as at rest, in slides: browsers round positions. */
const restSlack = 0.05;

/** The slide that a strip shows, and the ways to another: `show`, arrow keys, Home, End and swiping. */
export type Strip = ReturnType<typeof useStrip>;

export function useStrip(start: number, count: number) {
  const ref = useRef<HTMLUListElement>(null);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [index, setIndex] = useState(start);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial slide is set without animation.
  useLayoutEffect(() => {
    if (start > 0) moveTo(start, 'instant');

    return () => clearTimeout(restTimer.current);
  }, []);

  // `auto` leaves it to the style sheet, which respects reduced motion.
  function moveTo(slide: number, behavior: ScrollBehavior) {
    ref.current?.scrollTo({ left: slide * ref.current.clientWidth, behavior });
  }

  function show(wanted: number) {
    const next = Math.min(Math.max(wanted, 0), count - 1);
    // The end of an earlier movement must not undo this one.
    clearTimeout(restTimer.current);
    setIndex(next);
    moveTo(next, 'auto');
    // Otherwise a button of the previous slide would keep the focus, out of view.
    const slide = ref.current?.contains(document.activeElement) && ref.current.children[next];
    if (slide) slide.querySelector('button')?.focus({ preventScroll: true });
  }

  function onScroll() {
    clearTimeout(restTimer.current);
    restTimer.current = setTimeout(() => {
      const { scrollLeft = 0, clientWidth = 0 } = ref.current ?? {};
      const at = scrollLeft / clientWidth;
      // Snapping ends at a slide: between slides a busy browser has only paused.
      if (Math.abs(at - Math.round(at)) < restSlack) setIndex(Math.round(at));
    }, restMs);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: count - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(next);
  }

  return { ref, index, show, onScroll, onKeyDown };
}

type ListProps = Omit<ComponentProps<'ul'>, 'children' | 'ref'>;

const slidesStyles = css`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  min-height: 0;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-width: none;

  & > li {
    min-width: 0;
    scroll-snap-align: center;
    scroll-snap-stop: always;
  }
`;

interface SlidesProps extends ListProps {
  strip: Strip;
  children: readonly ReactNode[];
}

/** The slides of a strip. Those out of view are hidden from screen readers, too. */
export function Slides({ strip: { ref, index, onScroll }, children, ...list }: SlidesProps) {
  return (
    <ul ref={ref} css={slidesStyles} aria-label="Pictures" onScroll={onScroll} {...list}>
      {children.map((slide, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: slides do not change places.
        <li key={at} aria-hidden={at !== index}>
          {slide}
        </li>
      ))}
    </ul>
  );
}

const thumbnailsStyles = css`
  display: grid;
  gap: clamp(${space(2)}, 1.6vw, ${space(3)});

  & button {
    width: 100%;
    padding: 0 0 4px;
    border-bottom: 2px solid transparent;
    transition: opacity ${ease}, border-color ${ease};
  }

  @media screen {
    & button:not(:hover, [aria-current]) {
      opacity: 0.72;
    }

    & button[aria-current] {
      border-color: ${surface('accent')};
    }
  }
`;

interface ThumbnailsProps extends ListProps {
  strip: Strip;
  pictures: readonly PictureSource[];
  sizes: string;
}

export function Thumbnails({ strip: { index, show }, pictures, sizes, ...list }: ThumbnailsProps) {
  return (
    <ul css={thumbnailsStyles} aria-label="All pictures" {...list}>
      {pictures.map((picture, at) => (
        <li key={picture.src}>
          <button
            type="button"
            aria-label={`Show picture ${at + 1} of ${pictures.length}: ${picture.alt}`}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => show(at)}
          >
            <Picture picture={picture} sizes={sizes} ratio="3 / 2" />
          </button>
        </li>
      ))}
    </ul>
  );
}
