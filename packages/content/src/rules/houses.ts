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

/**
 * Faults that no single field of a listing shows: every house has a seller on the roster and a page of its own (D02).
 */
export const faultsInListings = ({ listings, roster, details }: Listed) =>
  listings.flatMap(({ id, agentId, sqft, totalM2, features }, index) => {
    const metres = Math.round(Number(sqft.replace(/\D/g, '')) * 0.092903);
    const place = `listings[${index}] (id ${id})`;

    return [
      ...(roster.some((agent) => agent.id === agentId)
        ? []
        : [`${place}.agentId must be on the roster, but is ${agentId}.`]),
      ...(details[id] ? [] : [`${place} has no page: add details[${id}] to properties.ts.`]),
      ...(totalM2 === undefined || Math.abs(totalM2 - metres) <= metres / 100
        ? []
        : [`${place}.totalM2 must be "${sqft}" in square meters, about ${metres}, but is ${totalM2}.`]),
      ...(new Set(features).size === features.length ? [] : [`${place}.features says something twice.`]),
    ];
  });

interface Listed {
  listings: readonly Listing[];
  roster: readonly { id: number }[];
  details: Readonly<Record<number, PropertyDetails>>;
}

/** Faults that no single field of a house's page shows. */
export function faultsInDetails(
  details: Readonly<Record<number, PropertyDetails>>,
  listings: readonly Listing[],
) {
  return Object.entries(details).flatMap(([id, { images }]) => {
    const listing = listings.find((each) => String(each.id) === id);
    if (!listing) return [`details[${id}] belongs to no listing: listings.ts has no id ${id}.`];

    return images[0] === listing.picture
      ? []
      : [`details[${id}].images must begin with the picture of the listing, "${listing.picture}".`];
  });
}
