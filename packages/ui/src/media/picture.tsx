import type { PictureSource } from '@dosmares/contracts/picture';
import { css } from '@emotion/react';
import { ease, motionOk } from '../brand/tokens.ts';

/** Which picture, how wide it will be (`sizes`), and whether the page waits for it. */
export interface PictureProps {
  picture: PictureSource;
  sizes: string;
  priority?: boolean | undefined;
  /** The frame's ratio, e.g. `3 / 2`; the picture's own unless told. */
  ratio?: string | undefined;
  className?: string | undefined;
}

const frameStyles = (tints: PictureSource['tints'], ratio: string) => css`
  display: block;
  overflow: hidden;
  aspect-ratio: ${ratio};
  background: linear-gradient(${tints.join()});

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

/** A picture that keeps its place from the first paint: its tints first, then itself. AVIF serves every browser that the site is written for, JPEG those before. */
export function Picture({ picture, sizes, priority = false, ratio, className }: PictureProps) {
  const { alt, width, height, tints, sources, src } = picture;

  return (
    <picture css={frameStyles(tints, ratio ?? `${width} / ${height}`)} className={className}>
      {sources.map(({ type, srcSet, media }) => (
        <source key={`${media} ${type}`} media={media} type={type} srcSet={srcSet} sizes={sizes} />
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

/** For a card: its picture settles from scale 1.03 when the card is pointed at or holds the focus. */
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
