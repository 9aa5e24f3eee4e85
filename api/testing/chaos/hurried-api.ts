import '@dosmares/desk/jsx';
import { office } from '@dosmares/content/office';
import { openLog } from '@dosmares/server/log';
import { closeAtSignal } from '@dosmares/server/serve';
import { readConfig } from '../../src/config.ts';
import { startApi } from '../../src/server.ts';

const env = readConfig();

const minutes = new Date(Date.now() + 120_000)
  .toLocaleTimeString('en-GB', { timeZone: office.timeZone })
  .split(':');

/** An API whose reminders are due after 2 and 9 seconds at any hour, and its digest in two minutes. */
const api = await startApi(env, openLog('api'), {
  retries: { retries: 90, firstPauseSeconds: 1, longestPauseSeconds: 5, expireSeconds: 10 },
  digestAt: `${minutes[1]} ${minutes[0]} * * *`,
  timing: {
    untaken: (since) => new Date(since.getTime() + 2_000),
    limit: (received) => new Date(received.getTime() + 9_000),
  },
});
closeAtSignal(api.close, 25_000);
