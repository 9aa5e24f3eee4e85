import { css } from '@emotion/react';
import type { ComponentProps } from 'react';
import { ChevronLeft, ChevronRight, Icon } from '../brand/icon.tsx';
import { ease, space, surface } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';
import { bareButton, row } from '../layout/grids.ts';

const stepperStyles = css`
  ${type.note};
  ${row(3)};
  font-variant-numeric: lining-nums tabular-nums;

  & > p {
    min-width: ${space(16)};
    text-align: center;
  }

  & > button {
    ${bareButton(12)};
    border: 1px solid currentColor;
    border-radius: 2px;
    color: ${surface('heading')};
    transition: color ${ease}, opacity ${ease};
  }

  & > button:hover {
    color: ${surface('accent')};
  }

  & > [aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;

interface StepperProps extends ComponentProps<'div'> {
  names: readonly [back: string, ahead: string];
  icons?: readonly [typeof ChevronLeft, typeof ChevronLeft];
  atStart: boolean;
  atEnd: boolean;
  onStep: (direction: -1 | 1) => void;
}

/** Two buttons around the current position. At an end one is not `disabled`, which would take the focus from it. */
export function Stepper({ names, icons, atStart, atEnd, onStep, children, ...frame }: StepperProps) {
  const [less = ChevronLeft, more = ChevronRight] = icons ?? [];
  const button = (name: string, isAtEnd: boolean, direction: -1 | 1) => (
    <button
      type="button"
      aria-label={name}
      aria-disabled={isAtEnd}
      onClick={() => isAtEnd || onStep(direction)}
    >
      <Icon of={direction < 0 ? less : more} size={20} />
    </button>
  );

  return (
    <div css={stepperStyles} {...frame}>
      {button(names[0], atStart, -1)}
      <p role="status">{children}</p>
      {button(names[1], atEnd, 1)}
    </div>
  );
}
