/** The series of the report's charts, one figure for each month (M05-M07). */
interface ReportCharts {
  activeMedianPrice: readonly number[];
  soldMedianPrice: readonly number[];
  daysOnSite: readonly number[];
  activeListings: readonly number[];
  soldListings: readonly number[];
}

/** One of the three new listings (M10, M11); prices are US dollars. */
export interface ReportListing {
  reference: string;
  picture: 'market-oceanfront-villa' | 'market-modern-house' | 'market-condo';
  price: number;
  name: string;
  beds: number;
  baths: number;
  squareMetres?: number;
  feature?: string;
  area: 'Cabo San Lucas' | 'Cabo Corridor';
  type: 'House';
  status: 'ACTIVE';
}

/** Everything that the market report shows (M04-M11). */
export interface MarketReport {
  /** The day the figures were drawn, as year-month-day. */
  asOf: string;
  overview: {
    medianPrice: { amount: number; active: number };
    daysOnSite: { active: number };
    inventory: { new: number; active: number };
  };
  months: readonly string[];
  charts: ReportCharts;
  listings: readonly ReportListing[];
}
