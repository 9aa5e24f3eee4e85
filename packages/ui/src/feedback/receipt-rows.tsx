import { css } from '@emotion/react';
import { from, space, surface } from '../brand/tokens.ts';
import { type } from '../brand/type.ts';

const rowsStyles = css`
  display: grid;
  justify-self: stretch;

  & > div {
    display: grid;
    gap: ${space(1)} ${space(6)};
    padding-block: ${space(3)};
    border-bottom: 1px solid ${surface('rule')};

    ${from.tablet} {
      align-items: baseline;
      grid-template-columns: ${space(44)} minmax(0, 1fr);
    }
  }

  & dt {
    ${type.note};
  }

  & dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

export interface ReceiptRowsProps {
  rows: readonly (readonly [label: string, value: string])[];
}

/** What a visitor sent, below the confirmation (C18); rows without a value are left out. */
export const ReceiptRows = ({ rows }: ReceiptRowsProps) => (
  <dl css={rowsStyles}>
    {rows
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
