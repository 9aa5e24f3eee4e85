import { type Listing, listings } from './listings.ts';
import type { PictureName } from './pictures/property.ts';
import type { PropertyDetails } from './schemas/houses.ts';

/** A house on its own page (D06, D07). Fields that its card shows as well come from the listing. */
export interface Property extends Omit<Listing, 'id' | 'picture' | 'description'>, PropertyDetails {
  id: string;
  image: PictureName;
}

export const details: Readonly<Record<number, PropertyDetails>> = {
  1: {
    fullLocation: 'Camino de las Brisas, Pedregal, Cabo San Lucas, Baja California Sur, Mexico',
    propertyType: 'Luxury Estate',
    images: [
      'pedregal-estate-terrace',
      'pedregal-estate-living',
      'pedregal-estate-firepit',
      'pedregal-estate-bedroom',
    ],
    plans: ['pedregal-estate-plan-1', 'pedregal-estate-plan-2'],
    orientation:
      'The house faces west, to the Pacific. Terrace, pool and principal rooms have the evening sun until it sets over the water.',
    communityFee: 950,
    near: { latitude: 22.886, longitude: -109.942 },
    description:
      'The house follows the contour of the hill, so that every principal room looks across the pool to the open Pacific. Walls are of stone cut from the same slope; ceilings are cumaru, left to silver. The living room opens to a covered terrace along its whole length, with a fireplace for the months when the evenings turn cool. Five bedrooms lie on two levels; the sixth is a casita with its own entrance, which keeps guests close and quiet. In December whales pass within sight of the terrace.',
  },
  2: {
    fullLocation: 'Kilometer 17, Cabo Corridor, Los Cabos, Baja California Sur, Mexico',
    propertyType: 'Oceanfront Villa',
    images: [
      'corridor-villa-terrace',
      'corridor-villa-great-room',
      'corridor-villa-portico',
      'corridor-villa-bedroom',
    ],
    plans: ['corridor-villa-plan-1', 'corridor-villa-plan-2'],
    orientation:
      'The house faces south, to the Sea of Cortez. The evening sun comes along the pool from the west; at noon the soffit keeps the great room in shade.',
    communityFee: 1_400,
    near: { latitude: 22.967, longitude: -109.785 },
    description:
      'The house stands midway between the two towns, on a rise above the sea. Five bedrooms lie on two levels, three along the terrace and two behind the balcony above it. The great room holds kitchen, table and sofas under a single timber ceiling; the island is one slab of pale marble. Glass slides away along all of its 51 feet (15.5 m), and the dining terrace continues under a timber soffit on stone columns. The garden is planted with palms and agaves that ask for little water. The airport and the marina are each twenty minutes away.',
  },
  3: {
    fullLocation: 'Paseo de la Playa, Palmilla, San Jose del Cabo, Baja California Sur, Mexico',
    propertyType: 'Beachfront Villa',
    images: [
      'palmilla-beachfront-firepit',
      'palmilla-beachfront-suite',
      'palmilla-beachfront-palapa',
      'palmilla-beachfront-living',
    ],
    plans: ['palmilla-beachfront-plan-1', 'palmilla-beachfront-plan-2'],
    orientation:
      'The house faces east, to the Sea of Cortez. The sun rises over the water; in the evening it stands behind the house, and terrace and pool lie in cool shade.',
    communityFee: 2_200,
    near: { latitude: 23.012, longitude: -109.716 },
    description:
      'A sea wall, a row of palms, then sand: the house stands as near to the water as the coast allows. Six of its seven suites face the Sea of Cortez through full-height glass, the upper three with a deep balcony; the seventh looks north along the coast. Below, the terrace steps from pool to fire pit to beach gate. The bay is sheltered and one of the few on this coast where you can swim most days of the year. Staff quarters, a service entrance and a garage for three cars are kept out of sight on the street side.',
  },
};

export const properties: readonly Property[] = listings.flatMap((listing) => {
  const detail = details[listing.id];
  const { picture: image } = listing;

  return detail
    ? [{ ...listing, ...detail, id: String(listing.id), image, images: [image, ...detail.images] }]
    : [];
});

/** Finds a house by the id in its URL; undefined for any other text (D02). */
export const propertyById = (id: string) => properties.find((property) => property.id === id);
