import Type, { type Static, type TSchema } from 'typebox';
import { areas } from '../site.ts';
import { amount, baths, count, day, entry, oneOf, picture, reference, text } from './values.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const listOf = <Item extends TSchema>(item: Item, size: number, why: string) =>
  Type.Array(item, { minItems: size, maxItems: size, description: `be a list of ${size}: ${why}` });
const monthly = <Item extends TSchema>(item: Item) => listOf(item, 6, 'one for each month');

/** One of the three new listings (M10, M11); prices are US dollars. */
export const ReportListing = entry({
  reference,
  picture,
  price: amount,
  name: text,
  beds: count,
  baths,
  squareMetres: Type.Optional(amount),
  feature: Type.Optional(text),
  area: oneOf(...areas),
  type: text,
  status: oneOf('ACTIVE'),
});

/** All data of the market report (M04-M11). */
export const MarketReport = entry({
  /** The day the figures were drawn, as year-month-day. */
  asOf: day,
  overview: entry({
    medianPrice: entry({ amount, active: amount }),
    daysOnSite: entry({ active: count }),
    inventory: entry({ new: count, active: count }),
  }),
  months: monthly(oneOf(...monthNames)),
  /** One figure for each month (M05-M07). */
  charts: entry({
    activeMedianPrice: monthly(amount),
    soldMedianPrice: monthly(amount),
    daysOnSite: monthly(count),
    activeListings: monthly(count),
    soldListings: monthly(count),
  }),
  listings: listOf(ReportListing, 3, 'the slider has three places'),
});

/** All data of the market report. */
export type MarketReport = Static<typeof MarketReport>;
/** One of its new listings. */
export type ReportListing = Static<typeof ReportListing>;
