import { marketReport } from '@dosmares/content/market-report';
import { dollars, number, thousands } from '../format.ts';

export interface Series {
  name: string;
  tone: 'navy' | 'gold';
  values: readonly number[];
}

/** One bar chart: its series, and the format of its figures. */
export interface Chart {
  id: string;
  title: string;
  series: readonly Series[];
  /** On the axis and above the bars. */
  short: (value: number) => string;
  /** In the table and the tooltip. */
  exact: (value: number) => string;
}

const { activeMedianPrice, soldMedianPrice, daysOnSite, activeListings, soldListings } = marketReport.charts;

/** The three charts of the report, in order (M05-M07). */
export const charts: readonly Chart[] = [
  {
    id: 'median-price',
    title: 'Median Price - Last 6 Months *',
    series: [
      { name: 'Active Median Price', tone: 'navy', values: activeMedianPrice },
      { name: 'Sold Median Price', tone: 'gold', values: soldMedianPrice },
    ],
    short: thousands,
    exact: dollars,
  },
  {
    id: 'median-days',
    title: 'Median Days on Site - Last 6 Months *',
    series: [{ name: 'Days', tone: 'navy', values: daysOnSite }],
    short: number,
    exact: number,
  },
  {
    id: 'inventory',
    title: 'Listing Inventory - Last 6 Months *',
    series: [
      { name: 'Active Listings', tone: 'navy', values: activeListings },
      { name: 'Sold Listings', tone: 'gold', values: soldListings },
    ],
    short: number,
    exact: number,
  },
];

export const months = marketReport.months;
