// Migrates the database and exits, for a job before a rollout. The API does the same when it starts.

import { openStore } from '@dosmares/store/store';
import { readConfig } from '../src/config.ts';
import { openLog } from '../src/operations/log.ts';

const store = await openStore(readConfig(), openLog('info'));
await store.close();
