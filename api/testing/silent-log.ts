import { openLog } from '../src/operations/log.ts';

/** A log without output, for tests that do not check it. */
export const silentLog = openLog('silent');
