import { colour } from '@dosmares/ui';
import { css } from '@emotion/react';
import { galleryFrame } from './gallery-frame.ts';

const groundStyles = css`
  display: block;
  aspect-ratio: 3 / 2;
  background: ${colour('sand')};
`;

/** Keeps the gallery's place while its pictures are on their way. */
export function GalleryGround() {
  return (
    <div css={galleryFrame} aria-hidden="true">
      <span css={groundStyles} />
      <span css={groundStyles} />
      <span css={groundStyles} />
    </div>
  );
}
