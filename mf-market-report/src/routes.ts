import type { RouteEntry } from '@dosmares/contracts/remote';

export const routes: readonly RouteEntry[] = [{ path: '/market-report', expose: 'report-page' }];
