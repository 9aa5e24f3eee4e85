import Type, { type Static } from 'typebox';
import { planTable } from '../pictures/tables/plan.ts';
import { propertyTable } from '../pictures/tables/property.ts';
import {
  baths,
  count,
  entry,
  geoPoint,
  id,
  listOf,
  named,
  price,
  reference,
  rest,
  squareFeet,
  text,
  year,
} from './values.ts';

/** The name of a picture of a house. */
export const picture = named(propertyTable, 'a picture of media/property');

/** A house on its card (L01). Texts are shown as written: price, size and lot are text, not numbers. */
export const Listing = entry({
  id,
  /** The agent who sells it, who is preselected for its inquiries. */
  agentId: id,
  picture,
  price,
  title: text,
  location: text,
  beds: count,
  /** May be fractional. */
  baths,
  sqft: squareFeet,
  totalM2: Type.Optional(count),
  mlsNumber: reference,
  description: text,
  /** A card shows three and counts the rest (L02). */
  features: listOf(text),
  status: text,
  yearBuilt: year,
  lotSize: text,
  /** Follows the listing service's address from the site's configuration (AG11). */
  externalPath: rest,
});
export type Listing = Static<typeof Listing>;

/** Content of a house's page beyond its card (D06, D07). */
export const PropertyDetails = entry({
  fullLocation: text,
  propertyType: text,
  images: listOf(picture, 'pictures'),
  /** One for each level, the lowest first. */
  plans: Type.Array(named(planTable, 'a floor plan of media/property'), {
    description: 'be a list of floor plans',
  }),
  /** Where the house faces, and what that means for the evening sun. */
  orientation: text,
  description: text,
  /** About where it stands, for maps; nobody's door. */
  near: Type.Optional(geoPoint),
});
export type PropertyDetails = Static<typeof PropertyDetails>;
