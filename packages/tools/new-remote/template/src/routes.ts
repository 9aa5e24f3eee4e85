import type { RouteEntry } from '@dosmares/contracts/remote';

/** The pages of this application. */
export const routes: readonly RouteEntry[] = [{ path: '/example', expose: 'example-page' }];
