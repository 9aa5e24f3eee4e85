import { areaPoints } from '@dosmares/content/pictures/map';
import type { MapMark } from '@dosmares/ui';
import type { ReactNode } from 'react';

export type Marks = [key: string, mark: MapMark][];

/** Positions in which names do not overlap, by area or house id; all other names are at the right. */
const sides: Readonly<Record<string, Pick<MapMark, 'side' | 'reach' | 'nudge'>>> = {
  'Cabo San Lucas': { side: 'above', reach: 0.5 },
  'Cabo Corridor': { side: 'above', reach: 0.9 },
  'San Jose del Cabo': { side: 'left' },
  'East Cape': { side: 'below' },
  'Todos Santos': { side: 'left', nudge: -0.5 },
  Pescadero: { side: 'left', nudge: 0.7 },
  'La Paz': { side: 'left' },
  airport: { side: 'left' },
  1: { side: 'left' },
  'about 3': { side: 'left' },
};

export const mark = (
  key: string,
  at: MapMark['at'] | undefined,
  rest: Pick<MapMark, 'kind' | 'name'>,
): Marks => (at ? [[key, { side: 'right', ...sides[key], at, ...rest }]] : []);

export const place = (area: string, name: ReactNode = <span>{area}</span>) =>
  mark(area, areaPoints[area], { kind: 'place', name });

export const note = (name: string, latitude: number, longitude: number): Marks => [
  [name, { at: { latitude, longitude }, kind: 'note', side: 'below', name: <span>{name}</span> }],
];

/** The two seas at the cape, where its map has room for their names. */
export const seas = [...note('Pacific Ocean', 22.867, -110.04), ...note('Sea of Cortez', 22.9, -109.66)];
