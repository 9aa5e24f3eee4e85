import { reportData } from './market-report-data.ts';
import type { MarketReport } from './rules/market-report.ts';

export type { MarketReport, ReportListing } from './rules/market-report.ts';

/** The report of `market-report-data.ts` (M04-M11); tests and builds check its figures. */
export const marketReport: MarketReport = reportData;
