import { openLog } from '../src/log.ts';

/** For trials that read results, not lines. */
export const silentLog = openLog('silent');
