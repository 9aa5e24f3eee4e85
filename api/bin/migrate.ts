// Migrates the database and exits, for a job before a rollout. The API does the same when it starts.
import { readConfig } from '../src/config.ts';
import { openLog } from '../src/operations/log.ts';
import { openStore } from '@dosmares/store/store';

const store = await openStore(readConfig(), openLog('info'));
await store.close();
