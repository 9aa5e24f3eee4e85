import type { PictureSource } from '@dosmares/contracts/picture';
import { stillPicture } from './picture.ts';
import { areaTable } from './tables/area.ts';

export type AreaPictureName = keyof typeof areaTable;

export const areaPicture = (name: AreaPictureName): PictureSource => stillPicture(name, areaTable[name]);
