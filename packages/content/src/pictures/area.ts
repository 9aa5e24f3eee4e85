import type { PictureSource } from '@dosmares/contracts/picture';
import { stillPicture } from './picture.ts';
import { areaTable } from './tables/area.ts';

export const areaPicture = (name: keyof typeof areaTable): PictureSource =>
  stillPicture(name, areaTable[name]);
