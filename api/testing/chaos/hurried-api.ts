import closeWithGrace from 'close-with-grace';
import { readConfig } from '../../src/config.ts';
import { openLog } from '../../src/operations/log.ts';
import { startApi } from '../../src/server.ts';

const env = readConfig();

/** An API whose office never closes, and whose reminders are due after 2, 5 and 9 seconds. */
const api = await startApi(env, openLog(env.logLevel), {
  everyMs: 500,
  dueSince: (now) => ({
    agent: new Date(now.getTime() - 2_000),
    office: new Date(now.getTime() - 5_000),
    limit: new Date(now.getTime() - 9_000),
  }),
});
closeWithGrace({ delay: 25_000 }, () => api.close());
