import type { Catalogue } from '@dosmares/contracts/catalogue';
import ReportPage from './report-page.tsx';

/** The modules that mf-market-report exposes. */
export const catalogue: Catalogue = {
  'report-page': {
    usual: { Show: ReportPage, at: '/market-report' },
    'API away': { Show: ReportPage, at: '/market-report', api: 'is away' },
    'API refuses': { Show: ReportPage, at: '/market-report', api: 'refuses' },
    sending: { Show: ReportPage, at: '/market-report', api: 'is slow' },
  },
};
