import type { PictureSource } from '@dosmares/contracts/picture';
import { stillPicture } from './picture.ts';
import { propertyTable } from './tables/property.ts';

export type PictureName = keyof typeof propertyTable;

export const propertyPicture = (name: PictureName): PictureSource => stillPicture(name, propertyTable[name]);
