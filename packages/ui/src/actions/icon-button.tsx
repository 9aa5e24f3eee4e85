import { css } from '@emotion/react';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../brand/icon.tsx';
import { ease, space, surface } from '../brand/tokens.ts';

const buttonStyles = css`
  display: grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(12)};
  padding: 0;
  border: 1px solid currentColor;
  border-radius: 2px;
  color: ${surface('heading')};
  background: none;
  transition: color ${ease}, opacity ${ease};

  &:hover:not([aria-disabled='true']) {
    color: ${surface('accent')};
  }

  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;

/** The button's icon and name, and whether it has nothing left to do. */
export interface IconButtonProps extends ComponentProps<'button'> {
  icon: IconNode;
  isAtEnd: boolean;
  'aria-label': string;
}

/** A square button that moves something. At its end it is not `disabled`, which would take the focus from it. */
export function IconButton({ icon, isAtEnd, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      css={buttonStyles}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : onClick}
      {...rest}
    >
      <Icon of={icon} size={20} />
    </button>
  );
}
