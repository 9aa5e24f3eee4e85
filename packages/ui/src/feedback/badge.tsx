import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { colour, space } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';

const badgeStyles = css`
  ${type.label};
  display: inline-block;
  padding: ${space(1)} ${space(2.5)};
  border: 1px solid ${colour('line')};
  color: ${colour('bronze')};
  background-color: ${colour('ivory')};
`;

/** A one-word label of the element it is on (D05, M10). */
export const Badge = ({ children }: { children: ReactNode }) => <span css={badgeStyles}>{children}</span>;
