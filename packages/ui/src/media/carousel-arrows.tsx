import { css } from '@emotion/react';
import { arrowButtonStyles } from '../actions/arrow-button-styles.ts';
import { Icon } from '../brand/icon.tsx';
import { ChevronLeft, ChevronRight } from '../brand/icons.ts';
import { ease, space, surface } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import type { StripPosition } from './use-strip-position.ts';

/** The strip that the arrows move, and its position. */
export interface CarouselArrowsProps {
  stripId: string;
  position: StripPosition;
  /** How many slides there are. */
  count: number;
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

  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: not-allowed;
  }
`;

const placeStyles = css`
  ${type.small};
  align-self: center;
  color: ${surface('quiet')};
`;

/**
 * Left and right arrows, and which slides are in sight. An arrow at its end does nothing and says so (T05), but is not
 * taken away: the focus stays on it.
 */
export function CarouselArrows({ stripId, position, count, onMove }: CarouselArrowsProps) {
  const { atStart, atEnd, first, last } = position;
  const arrows = [
    { name: 'Previous', icon: ChevronLeft, direction: -1, isAtEnd: atStart },
    { name: 'Next', icon: ChevronRight, direction: 1, isAtEnd: atEnd },
  ] as const;

  return (
    <div css={rowStyles} data-print="hidden">
      {arrows.map(({ name, icon, direction, isAtEnd }) => (
        <button
          key={name}
          type="button"
          css={arrowStyles}
          aria-label={name}
          aria-controls={stripId}
          aria-disabled={isAtEnd}
          onClick={() => isAtEnd || onMove(direction)}
        >
          <Icon of={icon} size={22} />
        </button>
      ))}
      <p css={placeStyles} role="status">
        {first > 0 && `${first === last ? first : `${first}–${last}`} of ${count}`}
      </p>
    </div>
  );
}
