import type { PictureSource } from '@dosmares/contracts/picture';
import { stillPicture } from './picture.ts';
import { areaTable } from './tables/area.ts';

/** The name of an area's landscape, as in `media/area`. */
export type AreaPictureName = keyof typeof areaTable;

/** Returns the landscape of an area. */
export const areaPicture = (name: AreaPictureName): PictureSource => stillPicture(name, areaTable[name]);
