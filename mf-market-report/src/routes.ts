import type { RouteEntry } from '@dosmares/contracts/remote';

/** The market report's address (G08). */
export const routes: readonly RouteEntry[] = [{ path: '/market-report', expose: 'report-page' }];
