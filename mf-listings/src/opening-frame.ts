import { from, space } from '@dosmares/ui';
import { css } from '@emotion/react';

/** Where the first picture, the words beside it and the other pictures stand: on a phone one below another. */
export const openingFrame = css`
  display: grid;
  grid-template-areas: 'picture' 'head' 'more';
  gap: ${space(5)};

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

/** The place of the others, as many as there are. */
export const otherPlaces = css`
  grid-area: more;
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${space(40)}, 40%), 1fr));
  gap: ${space(1)};

  ${from.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(${space(80)}, 1fr));
    gap: ${space(3)};
  }

  @media print {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;
