import { openLog } from '../src/operations/log.ts';

/** For tests that read results, not lines. */
export const silentLog = openLog('silent');
