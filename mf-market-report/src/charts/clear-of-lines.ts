import { colour } from '@dosmares/ui';
import { css } from '@emotion/react';

/** Keeps a grid line from running through a figure. */
export const clearOfLines = css`
  paint-order: stroke;
  stroke: ${colour('ivory')};
  stroke-width: 4px;

  @media (forced-colors: active) {
    stroke: Canvas;
  }
`;
