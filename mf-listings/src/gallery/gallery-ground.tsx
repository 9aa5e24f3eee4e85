import { colour } from '@dosmares/ui';
import { css } from '@emotion/react';
import { firstPlace } from '../opening-frame.ts';

const groundStyles = css`
  ${firstPlace};
  aspect-ratio: 3 / 2;
  background: ${colour('sand')};
`;

/** Keeps the first picture's place while the pictures are on their way. */
export function GalleryGround() {
  return <span css={groundStyles} aria-hidden="true" />;
}
