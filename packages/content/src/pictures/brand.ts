import type { PictureSource } from '@dosmares/contracts/picture';
import { mediaAddress, stillPicture } from './picture.ts';
import { brandFileTable, brandTable, filmTable, narrowTable } from './tables/brand.ts';

/** The name of a logo, icon or card, as in `media/manifest.json`. */
export type BrandFileName = keyof typeof brandFileTable;

export const brandPicture = (name: keyof typeof brandTable): PictureSource =>
  stillPicture(name, brandTable[name]);

/** Returns a hero picture of the brand, with an upright crop for phones. */
export function openingPicture(name: keyof typeof narrowTable): PictureSource {
  const { file, dense, hash }: NarrowRow = narrowTable[name];
  const picture = brandPicture(name);
  const sharper = dense?.map(
    (row, at) => `${mediaAddress(row.hash, `${file}-${row.width}.avif`)} ${at + 2}x`,
  );

  return {
    ...picture,
    sources: [
      ...(sharper
        ? [{ media: `${upright} and (min-resolution: 2dppx)`, type, srcSet: sharper.join(', ') }]
        : []),
      { media: upright, type, srcSet: mediaAddress(hash, `${file}.avif`) },
      ...picture.sources,
    ],
  };
}

/** A still cropped for narrow windows: sharper there than a wide one of the same weight. */
interface NarrowRow {
  file: string;
  hash: string;
  /** The same crop for screens with a pixel ratio of two and of three, where the first view may weigh more. */
  dense?: readonly { width: number; hash: string }[];
}

const type = 'image/avif';

/** Media query for phones held upright, which get crops of their own. */
export const upright = '(max-width: 767px) and (orientation: portrait)';

export const brandFiles = Object.fromEntries(
  Object.entries(brandFileTable).map(([name, { file, width, height, hash }]) => [
    name,
    { address: mediaAddress(hash, file), width, height },
  ]),
) as Readonly<Record<BrandFileName, { address: string; width: number; height: number }>>;

/** The home page's seamless loop (H01), best encoding first; upright windows get a crop of their own. */
export const heroFilm = {
  alt: brandTable['hero-poster'].alt,
  poster: openingPicture('hero-poster'),
  upright: films('upright'),
  small: films('small'),
  large: films('large'),
} as const;

function films(cut: (typeof filmTable)[number]['cut']) {
  return filmTable
    .filter((film) => film.cut === cut)
    .map(({ file, hash, codecs, width, height }) => ({
      src: mediaAddress(hash, file),
      type: `video/${file.split('.').pop()}; codecs="${codecs}"`,
      width,
      height,
    }));
}
