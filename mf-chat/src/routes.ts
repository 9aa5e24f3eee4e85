import type { RouteEntry } from '@dosmares/contracts/remote';

export const routes: readonly RouteEntry[] = [];
