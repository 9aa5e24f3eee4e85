import type { GeoBox, GeoPoint, MapSource } from '@dosmares/contracts/picture';
import { mediaAddress } from './picture.ts';
import { mapTable } from './tables/map.ts';

const views = {
  'baja-sur': { west: -112.15, east: -108.75, south: 22.7, north: 26.26 },
  'los-cabos': { west: -110.12, east: -109.54, south: 22.82, north: 23.2 },
} as const satisfies Record<keyof typeof mapTable, GeoBox>;

/** Where a map has room to name the two seas at the cape. */
export const seas = {
  'Pacific Ocean': { latitude: 22.835, longitude: -110.02 },
  'Sea of Cortez': { latitude: 22.875, longitude: -109.8 },
} as const satisfies Record<string, GeoPoint>;

/** The approximate center of each area; an area without one is on no map. */
export const areaPoints: Readonly<Record<string, GeoPoint>> = {
  'Cabo San Lucas': { latitude: 22.902, longitude: -109.92 },
  'San Jose del Cabo': { latitude: 23.061, longitude: -109.7 },
  'Cabo Corridor': { latitude: 22.954, longitude: -109.815 },
  'East Cape': { latitude: 23.44, longitude: -109.425 },
  'Los Barriles': { latitude: 23.683, longitude: -109.7 },
  'Todos Santos': { latitude: 23.447, longitude: -110.226 },
  Pescadero: { latitude: 23.367, longitude: -110.172 },
  'La Paz': { latitude: 24.142, longitude: -110.312 },
  Loreto: { latitude: 26.012, longitude: -111.343 },
};

/** Returns one of the two drawn maps: the peninsula from Loreto down to its cape, or that cape alone. */
export const drawnMap = (name: keyof typeof mapTable): MapSource => ({
  src: mediaAddress(mapTable[name].hash, `map/${name}.svg`),
  box: mapTable[name].box,
  view: views[name],
});

export function mapAround({ latitude, longitude }: GeoPoint): MapSource {
  const { west, east, south, north } = views['los-cabos'];
  const isNear = longitude > west && longitude < east && latitude > south && latitude < north;

  return drawnMap(isNear ? 'los-cabos' : 'baja-sur');
}
