import { css } from '@emotion/react';
import { surface } from './tokens.ts';

export const family = { display: 'var(--display)', text: 'var(--text)' } as const;

const display = css`
  font-family: ${family.display};
  font-weight: 500;
  font-variant-numeric: lining-nums;
  line-height: 1.08;
  letter-spacing: -0.01em;
  text-wrap: balance;
`;

const label = css`
  font-family: ${family.text};
  font-size: 0.78125rem;
  font-weight: 500;
  line-height: 1.4;
  letter-spacing: 0.14em;
  text-transform: uppercase;
`;

/** Fluid sizes in rem, which follow the visitor's text size up to where a phone would break words. */
export const type = {
  hero: css`
    ${display};
    font-size: min(clamp(3rem, 1.8rem + 5vw, 6rem), 14vw);
    line-height: 1;
    letter-spacing: -0.02em;
  `,
  title: css`
    ${display};
    font-size: min(clamp(2.25rem, 1.7rem + 2.3vw, 3.5rem), 14vw);
  `,
  heading: css`
    ${display};
    font-size: clamp(1.75rem, 1.45rem + 1.25vw, 2.5rem);
  `,
  subheading: css`
    ${display};
    font-size: clamp(1.5rem, 1.4rem + 0.4vw, 1.75rem);
    line-height: 1.15;
    letter-spacing: 0;
  `,
  lead: css`
    font-size: clamp(1.125rem, 1.08rem + 0.2vw, 1.25rem);
    line-height: 1.6;
    text-wrap: pretty;
  `,
  text: css`
    font-size: clamp(1rem, 0.98rem + 0.1vw, 1.0625rem);
    line-height: 1.65;
    text-wrap: pretty;
  `,
  small: css`
    font-size: 0.875rem;
    line-height: 1.55;
  `,
  note: css`
    font-size: 0.875rem;
    line-height: 1.55;
    color: ${surface('quiet')};
  `,
  label,
  eyebrow: css`
    ${label};
    color: ${surface('accent')};
  `,
  price: css`
    ${display};
    font-size: clamp(1.375rem, 1.3rem + 0.3vw, 1.5rem);
    line-height: 1.2;
    letter-spacing: 0;
  `,
  figure: css`
    ${display};
    font-size: clamp(3rem, 2.3rem + 2.8vw, 4.75rem);
    line-height: 1;
  `,
} as const;
