import { listings } from '@dosmares/content/listings';
import { type Property, properties } from '@dosmares/content/properties';

/** Houses that have a page, for journeys that any house will do for; the last may be the first. */
export const [house, another = house] = properties as readonly [Property, ...Property[]];

/** The address of a house's page. */
export const pathOf = ({ id }: Property) => `/property/${id}`;

/** The number by which the listing service knows the first house. */
export const reference = listings[0]?.mlsNumber ?? '';
