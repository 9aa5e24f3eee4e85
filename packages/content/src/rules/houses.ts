import Type, { type Static } from 'typebox';
import {
  atLeast,
  baths,
  count,
  entry,
  geoPoint,
  id,
  picture,
  plan,
  price,
  reference,
  text,
  year,
} from './values.ts';

const size = Type.String({
  pattern: '^[\\d,]+ sq ft$',
  description: 'be a size such as "7,200 sq ft"',
});

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
  sqft: size,
  totalM2: Type.Optional(count),
  mlsNumber: reference,
  description: text,
  /** A card shows three and counts the rest (L02). */
  features: Type.Array(text, atLeast(1, 'be a list of texts')),
  status: text,
  yearBuilt: year,
  lotSize: text,
  /** Follows the listing service's address from the site's configuration (AG11). */
  externalPath: Type.String({
    pattern: '^[/?]\\S+$',
    description: 'be the rest of an address of the listing service, such as "?q=25-5134"',
  }),
});

/** Content of a house's page beyond its card (D06, D07). */
export const PropertyDetails = entry({
  fullLocation: text,
  propertyType: text,
  images: Type.Array(picture, atLeast(1, 'be a list of pictures')),
  /** One for each level, the lowest first. */
  plans: Type.Array(plan, { description: 'be a list of floor plans' }),
  /** Where the house faces, and what that means for the evening sun. */
  orientation: text,
  description: text,
  /** About where it stands, for maps; nobody's door. */
  near: Type.Optional(geoPoint),
});

/** A house on its card. */
export type Listing = Static<typeof Listing>;
/** Content of a house's page beyond its card. */
export type PropertyDetails = Static<typeof PropertyDetails>;
