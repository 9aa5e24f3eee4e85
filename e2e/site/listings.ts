import { listings } from '@dosmares/content/listings';
import { type Property, properties } from '@dosmares/content/properties';

/** Two listings that have a page, for journeys that any will do for; they may be the same. */
export const [listing, otherListing = listing] = properties as readonly [Property, ...Property[]];

export const pathOf = ({ id }: Property) => `/property/${id}`;

/** The number by which the external service knows the first listing. */
export const reference = listings[0]?.mlsNumber ?? '';
