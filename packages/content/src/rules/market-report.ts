import Type, { type Static, type TSchema } from 'typebox';
import { areas } from '../site.ts';
import { picture } from './listings.ts';
import { amount, baths, count, day, entry, oneOf, reference, text } from './values.ts';

const exactly = <Item extends TSchema>(item: Item, size: number, why: string) =>
  Type.Array(item, { minItems: size, maxItems: size, description: `be a list of ${size}: ${why}` });
const monthly = <Item extends TSchema>(item: Item) => exactly(item, 6, 'one for each month');

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
export type ReportListing = Static<typeof ReportListing>;

/** All data of the market report (M04-M11). */
export const MarketReport = entry({
  /** The day the figures were drawn, as year-month-day. */
  asOf: day,
  overview: entry({
    medianPrice: entry({ amount, active: amount }),
    daysOnSite: entry({ active: count }),
    inventory: entry({ new: count, active: count }),
  }),
  months: monthly(oneOf(...'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '))),
  /** One figure for each month (M05-M07). */
  charts: entry({
    activeMedianPrice: monthly(amount),
    soldMedianPrice: monthly(amount),
    daysOnSite: monthly(count),
    activeListings: monthly(count),
    soldListings: monthly(count),
  }),
  listings: exactly(ReportListing, 3, 'the slider has three places'),
});
export type MarketReport = Static<typeof MarketReport>;
