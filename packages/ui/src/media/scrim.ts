import { css } from '@emotion/react';
import { translucent } from '../brand/tokens.ts';

/** Distances over which the scrim fades out around the words: longer in wider windows. */
const reach = { above: 'clamp(4rem, 14vw, 12rem)', beside: 'clamp(11rem, 28vw, 26rem)' };

/** Returns gradient stops without a visible edge: slow at both ends. */
const fade = (most: number, length: string) =>
  [
    [0.07, 0.2],
    [0.3, 0.42],
    [0.7, 0.68],
    [0.93, 0.86],
    [1, 1],
  ]
    .map(
      ([share = 0, at = 0]) =>
        `${translucent('night', Number((most * share).toFixed(2)))} calc(${at} * ${length})`,
    )
    .join(', ');

/** A dark scrim behind words on a picture alone (AC02); its container clips it and is a stacking context. */
export const scrim = css`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${reach.above}) calc(-1 * ${reach.beside}) -50rem -100rem;
    z-index: -1;
    background: linear-gradient(to left, transparent, ${fade(0.62, reach.beside)});
    mask-image: linear-gradient(transparent, ${fade(1, reach.above)});
    pointer-events: none;
  }
`;
