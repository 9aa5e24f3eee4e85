import type { PictureSource } from '@dosmares/contracts/picture';
import { originOfFiles } from '@dosmares/contracts/site/outside';

/** A row of the generated tables of still pictures: one AVIF hash per width, and one for the JPEG. */
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

/** Returns the address of a media file. It changes with the bytes, so responses can be cached forever. */
export const mediaAddress = (hash: string | undefined, file: string) =>
  `${originOfFiles()}/media/${hash}/${file}`;

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
