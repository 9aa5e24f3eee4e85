import { brandPicture } from '@dosmares/content/pictures/brand';
import { from, Picture } from '@dosmares/ui';
import { css } from '@emotion/react';

const sea = css`
  aspect-ratio: 3 / 2;

  ${from.tablet} {
    aspect-ratio: 21 / 9;
  }
`;

/** A breath between two chapters. */
export function Sea() {
  return <Picture css={sea} picture={brandPicture('inner-sea')} sizes="100vw" />;
}
