import Type, { type Static, type TSchema } from 'typebox';
import { planTable } from '../pictures/tables/plan.ts';
import { propertyTable } from '../pictures/tables/property.ts';
import { areas } from '../site.ts';
import { amount, count, day, entry, geoPoint, id, like, listOf, named, oneOf, text, year } from './values.ts';

const reference = like('^\\d{2}-\\d{4}$', 'be a reference number such as "25-5206"');

// A bathroom without a tub or a shower counts as half.
const baths = Type.Number({
  exclusiveMinimum: 0,
  multipleOf: 0.5,
  description: 'be a number of bathrooms in halves, such as 2 or 2.5',
});

const picture = named(propertyTable, 'a picture of media/property');

/** A house on its card (L01). Texts are shown as written: price, size and lot are text, not numbers. */
export const Listing = entry({
  id,
  /** The agent who sells it, preselected in its inquiry form. */
  agentId: id,
  picture,
  price: like('^\\$\\d{1,3}(,\\d{3})*$', 'be a price such as "$5,750,000"'),
  title: text,
  location: text,
  beds: count,
  baths,
  sqft: like('^[\\d,]+ sq ft$', 'be a size such as "7,200 sq ft"'),
  totalM2: Type.Optional(count),
  mlsNumber: reference,
  features: listOf(text),
  status: text,
  yearBuilt: year,
  lotSize: text,
});
export type Listing = Static<typeof Listing>;

export const PropertyDetails = entry({
  fullLocation: text,
  propertyType: text,
  /** Shown after the card's picture. */
  images: Type.Array(picture),
  /** One for each level, the lowest first. */
  plans: Type.Array(named(planTable, 'a floor plan of media/property')),
  orientation: text,
  description: text,
  /** What its community charges each month, in dollars; zero where there is none. */
  communityFee: count,
  /** Its approximate position, for maps; never the exact address. */
  near: Type.Optional(geoPoint),
});
export type PropertyDetails = Static<typeof PropertyDetails>;

const exactly = <Item extends TSchema>(item: Item, size: number) =>
  Type.Array(item, { minItems: size, maxItems: size });
const monthly = <Item extends TSchema>(item: Item) => exactly(item, 6);

/** One of the three new listings (M10, M11); prices are US dollars. */
export const ReportListing = entry({
  reference,
  picture,
  price: amount,
  name: text,
  beds: count,
  baths,
  squareMeters: Type.Optional(amount),
  feature: Type.Optional(text),
  area: oneOf(...areas),
  type: text,
  status: oneOf('ACTIVE'),
});
export type ReportListing = Static<typeof ReportListing>;

export const MarketReport = entry({
  asOf: day,
  overview: entry({
    medianPrice: entry({ amount, active: amount }),
    daysOnSite: entry({ active: count }),
    inventory: entry({ new: count, active: count }),
  }),
  months: monthly(oneOf(...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '))),
  charts: entry({
    activeMedianPrice: monthly(amount),
    soldMedianPrice: monthly(amount),
    daysOnSite: monthly(count),
    activeListings: monthly(count),
    soldListings: monthly(count),
  }),
  listings: exactly(ReportListing, 3),
});
export type MarketReport = Static<typeof MarketReport>;
