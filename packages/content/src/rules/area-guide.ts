import Type, { type Static } from 'typebox';
import type { AreaPictureName } from '../pictures/area.ts';
import { areaTable } from '../pictures/area-table.ts';
import { entry, text } from './values.ts';

/** What is said of an area. */
export const AreaEntry = entry({
  picture: Type.Unsafe<AreaPictureName>({
    enum: Object.keys(areaTable),
    description: 'name a picture of media/area, with a row in media/manifest.json',
  }),
  /** Who lives there. */
  people: text,
  /** What the sea is like, and where one swims. */
  sea: text,
  airport: text,
  hospital: text,
  prices: text,
});
/** What is said of an area. */
export type AreaEntry = Static<typeof AreaEntry>;
