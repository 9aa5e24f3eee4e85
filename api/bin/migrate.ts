// Migrates the database and exits, for a job before a rollout. The API does the same when it starts.

import { openLog } from '@dosmares/server/log';
import { openStore } from '@dosmares/store/store';
import { readConfig } from '../src/config.ts';

const store = await openStore(readConfig(), openLog('api'));
await store.close();
