import { reportData } from './market-report-data.ts';
import type { MarketReport } from './market-report-figures.ts';
import { validateReport } from './market-report-rules.ts';

export type { MarketReport, ReportListing } from './market-report-figures.ts';
export { validateReport };

/** The report of `market-report-data.ts`; importing it throws, naming the field, when a figure is wrong (M04-M11). */
export const marketReport: MarketReport = validateReport(reportData);
