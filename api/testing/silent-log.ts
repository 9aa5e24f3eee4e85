import { openLog } from '@dosmares/server/log';

/** A log without output, for tests that do not check it. */
export const silentLog = openLog('api', 'silent');
