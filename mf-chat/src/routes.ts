import type { RouteEntry } from '@dosmares/contracts/remote';

/** The assistant has no page of its own. */
export const routes: readonly RouteEntry[] = [];
