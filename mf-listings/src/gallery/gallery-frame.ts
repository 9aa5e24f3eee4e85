import { from, space } from '@dosmares/ui';
import { css } from '@emotion/react';

/** One large picture and two beside it (below it on a phone): three pictures of 3:2 make one block without a gap left over. */
export const galleryFrame = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(1)};

  & > :first-of-type {
    grid-column: 1 / -1;
  }

  ${from.tablet}, print {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: ${space(2)};

    & > :first-of-type {
      grid-column: 1;
      grid-row: 1 / span 2;
    }
  }
`;
