import { openLog } from '../src/operations/log.ts';

/** For trials that read results, not lines. */
export const silentLog = openLog('silent');
