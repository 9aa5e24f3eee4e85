import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { gutter, width } from '../brand/tokens.ts';

const containerStyles = css`
  width: 100%;
  max-width: calc(${width.page} + 2 * ${gutter});
  margin-inline: auto;
  padding-inline: ${gutter};
`;

/** The page's one column, 1200 px wide (G19), between its gutters. */
export const Container = (props: { className?: string; children: ReactNode }) => (
  <div css={containerStyles} {...props} />
);
