import { css } from '@emotion/react';
import { translucent } from '../brand/tokens.ts';

/** How far the night reaches beyond the words, in which it is full: the wider the window, the more slowly it fades. */
const reach = { above: 'clamp(4rem, 14vw, 12rem)', beside: 'clamp(11rem, 28vw, 26rem)' };

/** A fade without a visible edge: it begins and ends slowly. */
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

/**
 * Night under words that lie on a picture, and no further (AC02): it fades in above them and at their right, and runs to the
 * window's lower left. The stage around them cuts it off and is a stacking context of its own.
 */
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
