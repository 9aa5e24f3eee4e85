import { type Listing, listings } from './listings.ts';
import type { PictureName } from './pictures/property.ts';
import type { PropertyDetails } from './rules/houses.ts';

type Shared =
  | 'title'
  | 'price'
  | 'location'
  | 'beds'
  | 'baths'
  | 'sqft'
  | 'lotSize'
  | 'yearBuilt'
  | 'status'
  | 'features'
  | 'agentId'
  | 'mlsNumber'
  | 'totalM2';

/** A house on its own page (D06, D07). Fields that the card shows too come from the listing. */
export interface Property extends Pick<Listing, Shared>, PropertyDetails {
  /** As in the address `/property/{id}`, and as shown under additional details. */
  id: string;
  image: PictureName;
}

/** Content of the houses' pages beyond their cards, by the listing's id. */
export const details: Readonly<Record<number, PropertyDetails>> = {
  1: {
    fullLocation: 'Camino de las Brisas, Pedregal, Cabo San Lucas, Baja California Sur, Mexico',
    propertyType: 'Luxury Estate',
    images: ['pedregal-estate', 'pedregal-estate-terrace', 'pedregal-estate-living'],
    description:
      'The house follows the contour of the hill, so that every principal room looks along the pool to the open Pacific. Walls are of stone cut from the same slope; ceilings are cumaru, left to silver. The living room opens on two sides, with a fireplace for the months when the evenings turn cool. Six bedrooms lie on two levels, and a casita with its own entrance keeps guests close and quiet. In December whales pass within sight of the terrace.',
  },
  2: {
    fullLocation: 'Kilometer 17, Cabo Corridor, Los Cabos, Baja California Sur, Mexico',
    propertyType: 'Oceanfront Villa',
    images: ['corridor-villa', 'corridor-villa-terrace', 'corridor-villa-great-room'],
    description:
      'Midway between the two towns, on a rise above the sea, five bedrooms on two levels share one long terrace. The great room holds kitchen, table and sofas under a single timber ceiling; the island is one slab of pale marble. Glass slides away along 36 feet (11 m), and the dining terrace continues under a timber soffit on stone columns. The garden is planted with palms and agaves that ask for little water. The airport and the marina are each twenty minutes away.',
  },
  3: {
    fullLocation: 'Paseo de la Playa, Palmilla, San Jose del Cabo, Baja California Sur, Mexico',
    propertyType: 'Beachfront Villa',
    images: ['palmilla-beachfront', 'palmilla-beachfront-firepit', 'palmilla-beachfront-suite'],
    description:
      'A sea wall, a row of palms, then sand: the house stands as near to the water as the coast allows. Seven suites face the Sea of Cortez through full-height glass, the upper ones with deep balconies. Below, the terrace steps from pool to fire pit to beach gate. The bay is sheltered and one of the few on this coast where you can swim most days of the year. Staff quarters, a service entrance and a garage for three cars are kept out of sight on the street side.',
  },
};

/** The houses that have a page of their own (D02). */
export const properties: readonly Property[] = listings.flatMap((listing) => {
  const detail = details[listing.id];

  return detail ? [{ ...listing, ...detail, id: String(listing.id), image: listing.picture }] : [];
});

/** Finds a house by the id in its address; undefined for every other text (D02). */
export const propertyById = (id: string) => properties.find((property) => property.id === id);
