// broken-engine.ts DATA_DIR: opens the embedded store there, deletes its log, and writes until the engine stops.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore, storeFolder } from '@dosmares/store/store';
import { sql } from 'kysely';
import { openLog } from '../../src/operations/log.ts';

const [, , dataDir = ''] = process.argv;
const { db } = await openStore({ databaseUrl: undefined, dataDir }, openLog('fatal'));
rmSync(join(storeFolder(dataDir), 'pglite/pg_wal'), { recursive: true });
setInterval(() => {
  sql`select pg_logical_emit_message(false, 'test', repeat('x', 1000000))`.execute(db).catch(() => undefined);
}, 20);
