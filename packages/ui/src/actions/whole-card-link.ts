import { css } from '@emotion/react';
import { ease, space } from '../brand/tokens.ts';

/** Extends a card's single link over the whole card, for one large target. */
export const wholeCardLink = css`
  text-decoration-line: underline;
  text-decoration-thickness: 1px;
  text-decoration-color: transparent;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  article:hover &,
  &:focus-visible {
    text-decoration-color: currentColor;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid currentColor;
    outline-offset: ${space(1)};
  }
  transition: text-decoration-color ${ease};
`;
