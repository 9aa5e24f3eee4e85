import { from, space } from '@dosmares/ui';
import { css } from '@emotion/react';

/** Where the pictures, the words beside them and the thumbnails stand: on a phone one below another. */
export const openingFrame = css`
  display: grid;
  grid-template-areas: 'picture' 'more' 'head';
  gap: ${space(3)};

  ${from.desktop}, print {
    grid-template-columns: minmax(0, 13fr) minmax(0, 7fr);
    grid-template-areas: 'picture head' 'more more';
    gap: ${space(3)} clamp(${space(8)}, 4vw, ${space(14)});
  }

  @media print {
    gap: 3mm 6mm;
  }
`;

/** The place of the first picture. On a low screen it leaves room for the words. */
export const firstPlace = css`
  grid-area: picture;
`;

/** The place of the thumbnails. */
export const otherPlaces = css`
  grid-area: more;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${space(2)};

  ${from.tablet} {
    gap: ${space(3)};
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    & > :first-of-type {
      display: none;
    }
  }
`;
