import { listings } from '@dosmares/content/listings';
import { type Property, properties } from '@dosmares/content/properties';

/** Two listings with a page, for journeys that can use any; they may be the same. */
export const [listing, otherListing = listing] = properties as readonly [Property, ...Property[]];

export const pathOf = ({ id }: Property) => `/property/${id}`;

/** The MLS number of the first listing. */
export const reference = listings[0]?.mlsNumber ?? '';
