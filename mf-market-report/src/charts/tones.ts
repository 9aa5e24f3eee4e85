import { colour } from '@dosmares/ui/brand';
import { css } from '@emotion/react';

/** Styles of a series' bars and of its key; in forced colors one is filled and one is hollow. */
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
