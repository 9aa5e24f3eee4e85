import { css } from '@emotion/react';
import { grounds } from './root-css.ts';

const roles = Object.entries(grounds.night)
  .map(([role, name]) => `--on-${role}: var(--${name});`)
  .join('');

/** Makes an element a night ground: ivory text, gold focus rings and accents for all that stands on it (decision 0048). */
export const nightGround = css`
  ${roles}
  color: var(--ivory);
  background-color: var(--night);
`;
