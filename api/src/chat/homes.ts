import { priceInDollars, squareFeetOf } from '@dosmares/content/listings';
import { marketReport } from '@dosmares/content/market-report';
import { floorPlan } from '@dosmares/content/pictures/plan';
import { propertyPicture } from '@dosmares/content/pictures/property';
import { properties } from '@dosmares/content/properties';
import { agentById } from '@dosmares/content/roster';
import type { PictureSource } from '@dosmares/contracts/picture';

/** A home that the site presents: a house with a page, or a new listing of the report. */
export interface Home extends Record<'id' | 'title' | 'place' | 'mls' | 'status' | 'type' | 'href', string> {
  kind: 'house' | 'listing';
  address?: string;
  price: number;
  beds: number;
  baths: number;
  squareMeters?: number | undefined;
  squareFeet?: number | undefined;
  lot?: string;
  year?: number;
  orientation?: string;
  features: readonly string[];
  description: string;
  levels: readonly { name: string; baths: number; rooms: readonly string[] }[];
  /** The id of its agent; the office sells the new listings of the report. */
  agentId?: number;
  /** What its community charges each month, in dollars. */
  communityFee?: number;
  picture?: PictureSource;
}

function sizeOfRoom([width, depth]: readonly [number, number]) {
  const feet = (meters: number) => Math.round(meters / 0.3048);

  return `${width} × ${depth} m (${feet(width)} × ${feet(depth)} ft)`;
}

const houses = properties.map(
  (house): Home => ({
    ...house,
    id: `house-${house.id}`,
    place: house.location,
    address: house.fullLocation,
    price: priceInDollars(house.price),
    squareMeters: house.totalM2,
    squareFeet: squareFeetOf(house),
    lot: house.lotSize,
    year: house.yearBuilt,
    mls: house.mlsNumber,
    type: house.propertyType,
    href: `/property/${house.id}`,
    levels: house.plans.map(floorPlan).map(({ rooms, ...level }) => ({
      ...level,
      rooms: rooms.map(({ name, meters }) => `${name}, ${level.name.toLowerCase()}: ${sizeOfRoom(meters)}`),
    })),
    picture: propertyPicture(house.image),
    kind: 'house',
  }),
);

const reported = marketReport.listings.map(
  (listing): Home => ({
    ...listing,
    id: `listing-${listing.reference}`,
    title: listing.name,
    place: listing.area,
    squareMeters: listing.squareMeters,
    mls: listing.reference,
    status: 'Active, new in the last 30 days',
    href: '/market-report',
    features: listing.feature ? [listing.feature] : [],
    // The picture's name says what it shows: a condo, a modern house.
    description: listing.picture.replaceAll('-', ' '),
    levels: [],
    picture: propertyPicture(listing.picture),
    kind: 'listing',
  }),
);

/** All homes that the site presents, those with a page first. */
export const allHomes: readonly Home[] = [...houses, ...reported];

export const hasPage = ({ kind }: Home) => kind === 'house';

/** The agent who sells a home; undefined is the office. */
export const sellerOf = ({ agentId }: Home) => (agentId === undefined ? undefined : agentById(agentId));

/** Everything that the site says about a home besides its figures, sentence by sentence. */
export const textsOf = ({ title, place, type, features, description, levels }: Home) => [
  ...[...features, ...description.split(/(?<=\.) /), type, title, place],
  ...levels.flatMap(({ rooms }) => rooms),
];

export const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

/** Formats the size of a home in square feet and meters, as far as it is known. */
export const sizeOf = ({ squareFeet, squareMeters }: Home, between: string) =>
  [
    squareFeet && `${squareFeet.toLocaleString('en-US')} sq ft`,
    squareMeters && `${squareMeters.toLocaleString('en-US')} m²`,
  ]
    .filter(Boolean)
    .join(between);
