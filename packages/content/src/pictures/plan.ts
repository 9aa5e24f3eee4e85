import { mediaAddress } from './picture.ts';
import { planTable } from './tables/plan.ts';

export type PlanName = keyof typeof planTable;

/** The floor plan of one level: its drawing, north at the top, and the rooms on it. */
export interface FloorPlan {
  name: string;
  src: string;
  width: number;
  height: number;
  baths: number;
  rooms: readonly { name: string; meters: readonly [width: number, depth: number] }[];
}

export function floorPlan(name: PlanName): FloorPlan {
  const { hash, ...plan } = planTable[name];

  return { ...plan, src: mediaAddress(hash, `property/${name}.svg`) };
}
