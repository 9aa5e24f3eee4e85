import { css } from '@emotion/react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { arrowButtonStyles } from '../actions/arrow-button-styles.ts';
import { Icon } from '../brand/icon.tsx';
import { ChevronLeft, ChevronRight } from '../brand/icons.ts';
import { ease, space, surface } from '../brand/tokens.ts';
import type { ScrollEnds } from './use-scroll-ends.ts';

/** The strip that the arrows move, and its position. */
export interface CarouselArrowsProps {
  stripId: string;
  ends: ScrollEnds;
  onMove: (direction: -1 | 1) => void;
}

const rowStyles = css`
  display: flex;
  gap: ${space(3)};
  margin-top: ${space(8)};

  /* The strip scrolls by hand; arrows that do nothing would promise more. */
  @media (scripting: none) {
    display: none;
  }
`;

const arrowStyles = css`
  ${arrowButtonStyles};
  color: ${surface('heading')};
  transition: opacity ${ease};

  &:disabled {
    opacity: 0.35;
    cursor: not-allowed;
  }
`;

/** Left and right arrows. An arrow at its end is disabled (T05) and passes the focus to the other. */
export function CarouselArrows({ stripId, ends, onMove }: CarouselArrowsProps) {
  const left = useRef<HTMLButtonElement>(null);
  const right = useRef<HTMLButtonElement>(null);
  useFocusHandover(left, right, ends.atStart);
  useFocusHandover(right, left, ends.atEnd);

  const arrows = [
    { ref: left, name: 'Previous', icon: ChevronLeft, direction: -1, isAtEnd: ends.atStart },
    { ref: right, name: 'Next', icon: ChevronRight, direction: 1, isAtEnd: ends.atEnd },
  ] as const;

  return (
    <div css={rowStyles} data-print="hidden">
      {arrows.map(({ ref, name, icon, direction, isAtEnd }) => (
        <button
          key={name}
          ref={ref}
          type="button"
          css={arrowStyles}
          aria-label={name}
          aria-controls={stripId}
          disabled={isAtEnd}
          onClick={() => onMove(direction)}
        >
          <Icon of={icon} size={22} />
        </button>
      ))}
    </div>
  );
}

// Moves the focus before the browser drops it from the disabled arrow.
function useFocusHandover(
  giver: RefObject<HTMLButtonElement | null>,
  taker: RefObject<HTMLButtonElement | null>,
  isOver: boolean,
) {
  useLayoutEffect(() => {
    if (isOver && document.activeElement === giver.current) taker.current?.focus();
  }, [isOver, giver, taker]);
}
