import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { space, surface } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';

export const figureStyles = css`
  ${type.figure};
  color: ${surface('figure')};
`;

export const figureLabelStyles = css`
  ${type.small};
  max-width: ${space(56)};
  color: ${surface('quiet')};
`;

const tileStyles = css`
  display: grid;
  gap: ${space(2)};
  padding-top: ${space(4)};
  border-top: 1px solid ${surface('rule')};
`;

/** A figure above a hairline (H03, AG04): gold on night, navy on light. */
export function StatTile({ figure, label }: { figure: ReactNode; label: ReactNode }) {
  return (
    <div css={tileStyles}>
      <p css={figureStyles}>{figure}</p>
      <p css={figureLabelStyles}>{label}</p>
    </div>
  );
}
