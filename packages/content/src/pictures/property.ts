import type { PictureSource } from '@dosmares/contracts/picture';
import { stillPicture } from './picture.ts';
import { propertyTable } from './tables/property.ts';

export type PictureName = keyof typeof propertyTable;

/** Returns a picture of a house, for listing cards, galleries and the report (L01, D06, M11). */
export const propertyPicture = (name: PictureName): PictureSource => stillPicture(name, propertyTable[name]);
