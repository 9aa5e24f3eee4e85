import type { Listing } from './schemas/houses.ts';

export type { Listing } from './schemas/houses.ts';

/** Every house with a page of its own. */
export const listings: readonly Listing[] = [
  {
    id: 1,
    agentId: 1,
    picture: 'pedregal-estate',
    price: '$5,750,000',
    title: 'Exclusive Estate Investment',
    location: 'Pedregal, Cabo San Lucas',
    beds: 6,
    baths: 7,
    sqft: '7,200 sq ft',
    totalM2: 669,
    mlsNumber: '25-5134',
    features: [
      'Vanishing-edge pool, 92 feet (28 m)',
      'Pacific and sunset views',
      'Timber ceilings in cumaru',
      'Stone fireplace in the living room',
      'Guest casita with its own entrance',
      'Gated hillside community',
    ],
    status: 'Active',
    yearBuilt: 2019,
    lotSize: '0.58 acres (2,350 m²)',
  },
  {
    id: 2,
    agentId: 4,
    picture: 'corridor-villa',
    price: '$4,200,000',
    title: 'Luxury Portfolio Property',
    location: 'Cabo Corridor',
    beds: 5,
    baths: 5,
    sqft: '5,500 sq ft',
    totalM2: 511,
    mlsNumber: '25-5045',
    features: [
      'Pool terrace with covered dining',
      'Kitchen island in a single slab of marble',
      'Full-height glass toward the sea',
      'Garden of palms and agaves',
      'Solar array with battery',
    ],
    status: 'Active',
    yearBuilt: 2021,
    lotSize: '0.41 acres (1,660 m²)',
  },
  {
    id: 3,
    agentId: 3,
    picture: 'palmilla-beachfront',
    price: '$6,500,000',
    title: 'Premier Investment Villa',
    location: 'Palmilla, San Jose del Cabo',
    beds: 7,
    baths: 8,
    sqft: '8,500 sq ft',
    totalM2: 790,
    mlsNumber: '25-5178',
    features: [
      'Direct beach access',
      'Fire pit terrace above the sand',
      'Seven suites, six of them facing the sea',
      'Outdoor kitchen and bar',
      'Staff quarters and service entrance',
      'Three-car garage',
      'Calm swimming water most of the year',
    ],
    status: 'Active',
    yearBuilt: 2017,
    lotSize: '0.74 acres (2,995 m²)',
  },
];

/** The ids of the houses on the home page and on every agent's page, in their order (L03, L04, L05). */
export const featuredIds: readonly number[] = [1, 2, 3];

export const featured: readonly Listing[] = featuredIds.flatMap(
  (id) => listings.find((listing) => listing.id === id) ?? [],
);

const figureIn = (text: string) => Number(text.replace(/\D/g, ''));

export const priceInDollars = (price: string) => figureIn(price);

export const squareFeetOf = ({ sqft }: Pick<Listing, 'sqft'>) => figureIn(sqft);

export const listingByMls = (mlsNumber: string) =>
  listings.find((listing) => listing.mlsNumber === mlsNumber);

/** Returns the listing service's URL for a query, encoded (P04, X06); an MLS number leads to its house (AG11). */
export function searchAddress(serviceUrl: string, query: string) {
  const joint = serviceUrl.includes('?') ? '&' : '?';

  return `${serviceUrl}${joint}q=${encodeURIComponent(query.trim())}`;
}
