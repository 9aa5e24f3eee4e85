import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { from, gutter, space, width } from '../brand/tokens.ts';

/* On wide screens the gutter has room for floating elements (N15). */
const containerStyles = css`
  --gutter: ${space(6)};
  width: 100%;
  max-width: calc(${width.page} + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);

  ${from.tablet} {
    --gutter: ${space(8)};
  }

  ${from.desktop} {
    --gutter: ${gutter};
  }

  @media print {
    --gutter: 0px;
  }
`;

/** The page's one column, 1200 px wide (G19), with gutters of 24, 32 and 80 px. */
export const Container = (props: { className?: string; children: ReactNode }) => (
  <div css={containerStyles} {...props} />
);
