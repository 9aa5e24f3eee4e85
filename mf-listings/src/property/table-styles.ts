import { space, surface } from '@dosmares/ui';
import { css } from '@emotion/react';

/** Styles of a table about a house: hairlines below its rows, figures at the end. */
export const tableStyles = css`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: lining-nums tabular-nums;

  & th,
  & td {
    padding-block: ${space(2.5)};
    border-bottom: 1px solid ${surface('rule')};
    font-weight: 400;
    text-align: start;
    vertical-align: top;
  }

  & td,
  & th + th {
    padding-left: ${space(4)};
    text-align: end;
  }
`;
