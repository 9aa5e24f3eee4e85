import { css } from '@emotion/react';
import { grounds } from './tokens.ts';

const roles = Object.entries(grounds.night)
  .map(([role, name]) => `--on-${role}: var(--${name});`)
  .join('');

/** Gives an element a night background: ivory text, gold focus rings and accents for its content (decision 0048). */
export const nightGround = css`
  ${roles}
  color: var(--ivory);
  background-color: var(--night);
`;
