import { css } from '@emotion/react';
import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { Icon } from '../brand/icon.tsx';
import { ease, surface } from '../brand/tokens.ts';
import { bareButton } from '../layout/grids.ts';

const buttonStyles = css`
  ${bareButton(12)};
  border: 1px solid currentColor;
  border-radius: 2px;
  color: ${surface('heading')};
  transition: color ${ease}, opacity ${ease};

  &:hover:not([aria-disabled='true']) {
    color: ${surface('accent')};
  }

  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;

interface IconButtonProps extends ComponentProps<'button'> {
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
