import type { PictureSource } from '@dosmares/contracts/picture';

/** A still in the generated tables: one hash per width, and one for the JPEG. */
export interface StillRow {
  dir: string;
  alt: string;
  width: number;
  height: number;
  tints: readonly [top: string, bottom: string];
  widths: readonly number[];
  avif: readonly string[];
  jpg: string;
}

const type = 'image/avif';

/** Returns the address of a media file. It changes with the bytes, so that responses can be cached for ever. */
export const mediaAddress = (hash: string | undefined, file: string) => `/media/${hash}/${file}`;

/** A still cut for narrow windows, in the generated tables: one hash per file. */
export interface NarrowRow {
  file: string;
  hash: string;
  /** The same cut for screens with a pixel ratio of two and of three, where the first view may weigh more. */
  dense?: readonly { width: number; hash: string }[];
}

/** Media query of phones held upright, which get cuts of their own. */
export const upright = '(max-width: 767px) and (orientation: portrait)';

/** Adds the upright cut for phones to a picture: it is sharper there than a wide one of the same weight. */
export const withNarrow = (
  picture: PictureSource,
  { file, dense, hash: usual }: NarrowRow,
): PictureSource => ({
  ...picture,
  sources: [
    ...(dense
      ? [
          {
            media: `${upright} and (min-resolution: 2dppx)`,
            type,
            srcSet: dense
              .map(({ width, hash }, index) => `${mediaAddress(hash, `${file}-${width}.avif`)} ${index + 2}x`)
              .join(', '),
          },
        ]
      : []),
    { media: upright, type, srcSet: mediaAddress(usual, `${file}.avif`) },
    ...picture.sources,
  ],
});

/** Converts a row of a generated table into a picture. */
export function stillPicture(name: string, still: StillRow): PictureSource {
  const { alt, width, height, tints, widths, avif, jpg } = still;
  const file = `${still.dir}/${name}`;

  return {
    alt,
    width,
    height,
    tints,
    sources: [
      {
        type,
        srcSet: widths
          .map((px, index) => `${mediaAddress(avif[index], `${file}-${px}.avif`)} ${px}w`)
          .join(', '),
      },
    ],
    src: mediaAddress(jpg, `${file}-${width}.jpg`),
  };
}
