import { mediaAddress } from './picture.ts';
import { planTable } from './tables/plan.ts';

/** The name of the floor plan of one level of a house, as in `media/property`. */
export type PlanName = keyof typeof planTable;

/** The floor plan of one level: its drawing, north at the top, and the rooms on it. */
export interface FloorPlan {
  /** Name of the level. */
  name: string;
  src: string;
  width: number;
  height: number;
  baths: number;
  rooms: readonly { name: string; meters: readonly [width: number, depth: number] }[];
}

/** Returns a floor plan (D19). */
export function floorPlan(name: PlanName): FloorPlan {
  const { hash, ...plan } = planTable[name];

  return { ...plan, src: mediaAddress(hash, `property/${name}.svg`) };
}
