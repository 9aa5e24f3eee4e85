import { css } from '@emotion/react';
import { space } from '../brand/tokens.ts';

/** A square button with an arrow in it, in the colour of its words. */
export const arrowButtonStyles = css`
  display: grid;
  place-items: center;
  width: ${space(12)};
  height: ${space(12)};
  padding: 0;
  border: 1px solid currentColor;
  border-radius: 2px;
  background: none;

  /* Not disabled: an arrow that reaches its end keeps the focus. */
  &[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }
`;
