import type { PictureSource } from '@dosmares/contracts/picture';
import { css } from '@emotion/react';
import { ease, motionOk } from '../brand/tokens.ts';

interface PictureProps {
  picture: PictureSource;
  sizes: string;
  priority?: boolean | undefined;
  /** The frame's ratio, e.g. `3 / 2`; by default the picture's own. */
  ratio?: string | undefined;
  className?: string | undefined;
}

const frameStyles = (tints: PictureSource['tints'], ratio: string) => css`
  overflow: hidden;
  aspect-ratio: ${ratio};
  background: linear-gradient(${tints.join()});

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** Reserves its space from the first paint, with its tints. AVIF for supported browsers, JPEG for older ones. */
export function Picture({ picture, sizes, priority = false, ratio, className }: PictureProps) {
  const { alt, width, height, tints, sources, src } = picture;

  return (
    <picture css={frameStyles(tints, ratio ?? `${width} / ${height}`)} className={className}>
      {sources.map(({ type, srcSet, media }) => (
        <source
          key={`${media} ${type}`}
          media={media}
          type={type}
          srcSet={srcSet}
          sizes={hasWidths.test(srcSet) ? sizes : undefined}
        />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'low'}
      />
    </picture>
  );
}

/** `sizes` is valid only beside width descriptors. */
const hasWidths = / \d+w/;

/** Styles of a card's picture: it settles from scale 1.03 when the card is hovered or contains the focus. */
export const settle = css`
  ${motionOk} {
    & picture img {
      scale: 1.03;
      transition: scale ${ease};
    }

    &:hover picture img,
    &:focus-within picture img {
      scale: 1;
    }
  }
`;
