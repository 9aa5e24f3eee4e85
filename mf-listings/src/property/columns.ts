import { from, space } from '@dosmares/ui';
import { css } from '@emotion/react';

/** What there is to say, and beside it what there is to do; on a phone one after the other. */
export const columns = css`
  display: grid;
  gap: ${space(16)};
  align-items: start;
  padding-top: clamp(${space(12)}, 6vw, ${space(20)});

  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) ${space(80)};
    gap: ${space(24)};
  }

  @media print {
    display: block;
    padding-top: 5mm;
  }
`;
