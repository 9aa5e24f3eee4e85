import { from, space } from '@dosmares/ui';
import { css } from '@emotion/react';

/** Between the gutters of the window: as wide as the navigation, wider than a page's text. */
export const gutters = css`
  width: 100%;
  max-width: 100rem;
  margin-inline: auto;
  padding-inline: ${space(6)};

  ${from.tablet} {
    padding-inline: ${space(8)};
  }

  ${from.desktop} {
    padding-inline: ${space(12)};
  }
`;
