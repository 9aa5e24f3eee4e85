import { css } from '@emotion/react';
import { translucent } from '../brand/tokens.ts';

/** How far the night reaches beyond the words, and where it is full: at their edge. */
const reach = { above: '4rem', beside: '11rem' };

/**
 * Night under words that lie on a picture, and no further (AC02): it fades in above them and at their right, and runs to the
 * window's lower left. The stage around them cuts it off and is a stacking context of its own.
 */
export const scrim = css`
  position: relative;

  &::before {
    content: '';
    position: absolute;
    inset: -${reach.above} -${reach.beside} -50rem -100rem;
    z-index: -1;
    background: linear-gradient(to left, transparent, ${translucent('night', 0.62)} ${reach.beside});
    mask-image: linear-gradient(transparent, ${translucent('night', 1)} ${reach.above});
    pointer-events: none;
  }
`;
