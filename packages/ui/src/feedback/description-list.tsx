import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { from, space, surface } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';

const rowsStyles = css`
  display: grid;
  justify-self: stretch;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(6)};
    align-items: baseline;
    padding-block: ${space(3)};
    border-bottom: 1px solid ${surface('rule')};
    break-inside: avoid;
  }

  & dt {
    ${type.note};
    flex: 0 0 min(${space(44)}, 36%);
  }

  /* On a phone a long value goes below its name. */
  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;

    ${from.tablet} {
      flex: 1;
    }
  }
`;

export interface DescriptionListProps {
  rows: readonly (readonly [label: string, value: ReactNode])[];
  className?: string;
}

/** Facts between hairlines, such as what a visitor sent (C18); those without a value are left out. */
export const DescriptionList = ({ rows, className }: DescriptionListProps) => (
  <dl css={rowsStyles} className={className}>
    {rows
      .filter(([, value]) => value !== '' && value !== undefined)
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
