import { colour } from '@dosmares/ui';
import { css } from '@emotion/react';

/**
 * Styles of a series' bars and of the square beside its name. Where the visitor chooses the colors, one is full and
 * one hollow.
 */
export const tones = {
  navy: css`
    fill: ${colour('navy')};
    stroke: ${colour('navy')};

    @media (forced-colors: active) {
      fill: CanvasText;
      stroke: CanvasText;
    }
  `,
  // Gold alone is too faint to stand out against ivory.
  gold: css`
    fill: ${colour('gold')};
    stroke: ${colour('bronze')};

    @media (forced-colors: active) {
      fill: Canvas;
      stroke: CanvasText;
    }
  `,
} as const;
