import { nightGround } from '@dosmares/ui';
import { css } from '@emotion/react';

/** A dark stage with a picture behind its words. */
export const stage = css`
  ${nightGround};
  position: relative;
  display: grid;
  overflow: hidden;
  isolation: isolate;
`;

/** The picture, or the film, that fills a stage. */
export const cover = css`
  position: absolute;
  inset: 0;
  z-index: -2;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

/** Lies between picture and words; its background says where night rises. */
export const veil = css`
  position: absolute;
  inset: 0;
  z-index: -1;
`;
