import type { PictureSource } from '@dosmares/contracts/picture';
import { Picture, Stepper } from '@dosmares/ui';
import { space, type, width } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { Slides, Thumbnails, useStrip } from './strip.tsx';

const upright = '@media (orientation: portrait)';

const lightboxStyles = css`
  display: grid;
  gap: ${space(4)};
  grid-template-rows: minmax(0, 1fr) auto auto;
  min-height: 0;

  & > ul:first-of-type > li {
    display: grid;
    place-items: center;
    container-type: size;
  }

  & > div {
    justify-content: center;
  }

  /* A portrait window has room for all thumbnails below the picture. */
  ${upright} {
    grid-template-rows: auto auto auto minmax(0, 1fr);

    /* Larger than on the page, where it is whole. */
    & > ul:first-of-type {
      aspect-ratio: 1;
      margin-inline: -${space(4)};
    }
  }
`;

const thumbnailsStyles = css`
  display: none;

  ${upright} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${space(32)}, 1fr));
    align-content: start;
    overflow: auto;
  }
`;

const pictureStyles = (picture: PictureSource) => css`
  width: min(100cqw, calc(100cqh * ${picture.width / picture.height}), ${picture.width}px);

  ${upright} {
    width: 100%;
    height: 100%;
  }
`;

const captionStyles = css`
  ${type.small};
  max-width: ${width.measure};
  margin-inline: auto;
  text-align: center;
  text-wrap: balance;
`;

/** All pictures of a house, large, one at a time: by arrow keys, by buttons and by swiping (D18, D22). */
export function Lightbox({ pictures, start }: { pictures: readonly PictureSource[]; start: number }) {
  const count = pictures.length;
  const strip = useStrip(start, count);
  const { index, show } = strip;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles the keys of the buttons inside.
    <div css={lightboxStyles} onKeyDown={strip.onKeyDown}>
      <Slides strip={strip} tabIndex={0}>
        {pictures.map((picture, at) => (
          <Picture
            key={picture.src}
            picture={picture}
            sizes="100vw"
            priority={at === index}
            css={pictureStyles(picture)}
          />
        ))}
      </Slides>
      {/* Screen readers have it as the picture's alternative. */}
      <p css={captionStyles} aria-hidden="true">
        {pictures[index]?.alt}
      </p>
      <Stepper
        names={['Previous picture', 'Next picture']}
        atStart={index === 0}
        atEnd={index === count - 1}
        onStep={(direction) => show(index + direction)}
      >
        {`${index + 1} of ${count}`}
      </Stepper>
      <Thumbnails strip={strip} pictures={pictures} sizes="50vw" css={thumbnailsStyles} />
    </div>
  );
}
