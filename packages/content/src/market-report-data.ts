import type { MarketReport } from './schemas/houses.ts';

export type { MarketReport, ReportListing } from './schemas/houses.ts';

/**
 * The market report's figures (M04-M11). This is the only file to edit each month.
 *
 * Write amounts without currency, commas or quotes (`484_000` or `484000`), and dates as year-month-day. A wrong or
 * missing figure fails `npm test` and the build with a sentence that names the field.
 */
export const marketReport: MarketReport = {
  /** The day on which the figures were taken; the charts must end with its month. */
  asOf: '2026-10-31',

  overview: {
    medianPrice: { amount: 484_000, active: 353_071.43 },
    daysOnSite: { active: 169 },
    inventory: { new: 83, active: 650 },
  },

  // Last 6 Months, one figure for each month, oldest first.
  months: ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'],
  // biome-ignore format: a table reads in columns
  charts: {
    activeMedianPrice: [339_500, 344_900, 348_000, 350_250, 351_800, 353_071],
    soldMedianPrice:   [512_000, 498_500, 471_000, 465_000, 479_500, 484_000],
    daysOnSite:        [    142,     147,     155,     161,     166,     169],
    activeListings:    [    588,     602,     619,     631,     644,     650],
    soldListings:      [     74,      69,      61,      52,      58,      66],
  },

  // New Listings - Last 30 Days: three, in the order of the slider. `squareMeters` and `feature` may be left out.
  listings: [
    {
      reference: '25-5206',
      picture: 'market-oceanfront-villa',
      price: 6_950_000,
      name: 'Villa Marea Alta',
      beds: 6,
      baths: 7.5,
      squareMeters: 1_120,
      feature: 'Oceanfront, with a lap pool above the rocks',
      area: 'Cabo Corridor',
      type: 'House',
      status: 'ACTIVE',
    },
    {
      reference: '25-5219',
      picture: 'market-modern-house',
      price: 3_795_800,
      name: 'Casa Agave',
      beds: 4,
      baths: 4.5,
      squareMeters: 545,
      area: 'Cabo San Lucas',
      type: 'House',
      status: 'ACTIVE',
    },
    {
      reference: '25-5233',
      picture: 'market-condo',
      price: 499_000,
      name: 'Terraza Palmas',
      beds: 2,
      baths: 2,
      feature: 'Condominium with a glass balcony over the palm court',
      area: 'Cabo San Lucas',
      type: 'House',
      status: 'ACTIVE',
    },
  ],
};
