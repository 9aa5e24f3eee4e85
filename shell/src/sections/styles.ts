import { ease, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

/** A small title in capitals, with a margin below it in steps of the spacing scale. */
export const label = (below: number) => css`
  ${type.eyebrow};
  margin-bottom: ${space(below)};
`;

export const animatedUnderline = (height: string) => css`
  text-decoration: none;
  background: linear-gradient(currentColor, currentColor) no-repeat 0 ${height} / 0 1px;
  transition: background-size ${ease};

  &:hover,
  &:focus-visible,
  &[aria-current='page'] {
    background-size: 100% 1px;
  }
`;
