import type { PictureSource } from '@dosmares/contracts/picture';

/** A still as the generated tables keep it: a hash per width stands for each file. */
export interface StillRow {
  dir: string;
  alt: string;
  width: number;
  height: number;
  lqip: string;
  widths: readonly number[];
  avif: readonly string[];
  webp: readonly string[];
  jpg: readonly string[];
}

const types = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' } as const;
type Format = keyof typeof types;

/** The address of one media file. It changes with the bytes, so that answers may be kept for ever. */
export const mediaAddress = (hash: string | undefined, file: string) => `/media/${hash}/${file}`;

/** A still cut for narrow windows, as the generated tables keep it: a hash stands for each file. */
export interface NarrowRow {
  file: string;
  avif: string;
  webp: string;
  /** The same cut for screens of two and of three pixels to the point, where the first view may weigh more. */
  dense?: readonly { width: number; hash: string }[];
}

/** The windows of phones held upright, which get cuts of their own. */
export const upright = '(max-width: 767px) and (orientation: portrait)';

/** The same picture, with its upright cut for phones: sharper there than a wide one of the same weight. */
export const withNarrow = (picture: PictureSource, { file, dense, ...hashes }: NarrowRow): PictureSource => ({
  ...picture,
  sources: [
    ...(dense
      ? [
          {
            media: `${upright} and (min-resolution: 2dppx)`,
            type: types.avif,
            srcSet: dense
              .map(({ width, hash }, index) => `${mediaAddress(hash, `${file}-${width}.avif`)} ${index + 2}x`)
              .join(', '),
          },
        ]
      : []),
    ...(['avif', 'webp'] as const).map((format) => ({
      media: upright,
      type: types[format],
      srcSet: mediaAddress(hashes[format], `${file}.${format}`),
    })),
    ...picture.sources,
  ],
});

/** Reads one still out of a generated table. */
export function stillPicture(name: string, still: StillRow): PictureSource {
  const { alt, width, height, lqip, widths } = still;
  const address = (format: Format, index: number) =>
    mediaAddress(still[format][index], `${still.dir}/${name}-${widths[index]}.${format}`);
  const source = (format: Format) => ({
    type: types[format],
    srcSet: widths.map((px, index) => `${address(format, index)} ${px}w`).join(', '),
  });

  return {
    alt,
    width,
    height,
    lqip,
    sources: [source('avif'), source('webp'), source('jpg')],
    src: address('jpg', widths.indexOf(width)),
  };
}
