import type { PictureSource } from '@dosmares/contracts/picture';
import { brandFileTable, brandTable, filmTable, narrowTable } from './brand-table.ts';
import { mediaAddress, stillPicture, withNarrow } from './picture.ts';

/** The name of one picture of the brand's own: the hero's first frame, the arch, the open sea. */
export type BrandPictureName = keyof typeof brandTable;
/** The name of a logo, icon or card, as in `media/manifest.json`. */
export type BrandFileName = keyof typeof brandFileTable;

/** One file of the brand with the size it is drawn at. */
export interface BrandFile {
  address: string;
  width: number;
  height: number;
}

/** A film in one size and encoding. */
export interface FilmSource {
  src: string;
  type: string;
  width: number;
  height: number;
}

/** A picture of the brand's own. */
export const brandPicture = (name: BrandPictureName): PictureSource => stillPicture(name, brandTable[name]);

/** A picture of the brand's own that fills a first view: upright on phones. */
export const openingPicture = (name: keyof typeof narrowTable): PictureSource =>
  withNarrow(brandPicture(name), narrowTable[name]);

/** Logos, icons and the social card (N01, M01). */
export const brandFiles = Object.fromEntries(
  Object.entries(brandFileTable).map(([name, { file, width, height, hash }]) => [
    name,
    { address: mediaAddress(hash, file), width, height },
  ]),
) as Readonly<Record<BrandFileName, BrandFile>>;

/** The home page's seamless ten-second loop (H01): best encoding first in each size; the poster is its first frame. */
export const heroFilm = {
  alt: brandTable['hero-poster'].alt,
  durationSeconds: 10,
  poster: openingPicture('hero-poster'),
  small: films(720),
  large: films(1080),
} as const;

function films(height: number): readonly FilmSource[] {
  return filmTable
    .filter((film) => film.height === height)
    .map(({ file, hash, codecs, width }) => ({
      src: mediaAddress(hash, file),
      type: `video/${file.split('.').pop()}; codecs="${codecs}"`,
      width,
      height,
    }));
}
