import type { PictureSource } from '@dosmares/contracts/picture';
import { Picture } from '@dosmares/ui';
import { css } from '@emotion/react';

const slideStyles = css`
  display: grid;
  place-items: center;
  min-width: 0;
  min-height: 0;
  container-type: size;
`;

/* As large as the window allows, never cropped. */
const pictureStyles = (width: number, height: number) => css`
  width: min(100cqw, calc(100cqh * ${width / height}), ${width}px);
`;

/** One picture of the lightbox. Those aside are hidden from screen readers, as they are from the eye. */
export function LightboxSlide({ picture, isShown }: { picture: PictureSource; isShown: boolean }) {
  return (
    <li css={slideStyles} aria-hidden={!isShown}>
      <Picture
        picture={picture}
        sizes="100vw"
        priority={isShown}
        css={pictureStyles(picture.width, picture.height)}
      />
    </li>
  );
}
