import { priceInDollars } from '@dosmares/content/listings';
import { marketReport } from '@dosmares/content/market-report';
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
  /** The agent's id; the office sells the listings of the report. */
  agentId?: number;
  picture?: PictureSource;
}

const houses = properties.map(
  (house): Home => ({
    ...{ ...house, id: `house-${house.id}`, place: house.location, address: house.fullLocation },
    price: priceInDollars(house.price),
    squareMeters: house.totalM2,
    squareFeet: Number(house.sqft.replace(/\D/g, '')),
    ...{ lot: house.lotSize, year: house.yearBuilt, mls: house.mlsNumber, type: house.propertyType },
    href: `/property/${house.id}`,
    picture: propertyPicture(house.image),
    kind: 'house',
  }),
);

const reported = marketReport.listings.map(
  (listing): Home => ({
    ...{ ...listing, id: `listing-${listing.reference}`, title: listing.name, place: listing.area },
    squareMeters: listing.squareMetres,
    ...{ mls: listing.reference, status: 'Active', href: '/market-report' },
    features: listing.feature ? [listing.feature] : [],
    // The picture is called after what it shows: a condo, a modern house.
    description: listing.picture.replaceAll('-', ' '),
    picture: propertyPicture(listing.picture),
    kind: 'listing',
  }),
);

/** All homes that the site presents, those with a page first. */
export const allHomes: readonly Home[] = [...houses, ...reported];

/** Reports whether a home has a page of its own. */
export const hasPage = ({ kind }: Home) => kind === 'house';

/** The agent who sells a home; undefined is the office. */
export const sellerOf = ({ agentId }: Home) => (agentId === undefined ? undefined : agentById(agentId));

/** Everything that the site says of a home, in lower case. */
export const textOf = ({ title, place, type, features, description }: Home) =>
  [title, place, type, ...features, description].join('. ').toLowerCase();

/** Formats an amount of dollars. */
export const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-US')}`;

/** Writes the size of a home in feet and meters, as far as it is known. */
export const sizeOf = ({ squareFeet, squareMeters }: Home, between: string) =>
  [
    squareFeet && `${squareFeet.toLocaleString('en-US')} sq ft`,
    squareMeters && `${squareMeters.toLocaleString('en-US')} m²`,
  ]
    .filter(Boolean)
    .join(between);
