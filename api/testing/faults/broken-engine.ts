// broken-engine.ts FOLDER: opens the embedded store there, takes its log away, and writes until the engine stops.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openLog } from '../../src/operations/log.ts';
import { openStore } from '../../src/store/store.ts';

const [, , folder = ''] = process.argv;
const { db } = await openStore({ databaseUrl: undefined, folder }, openLog('fatal'));
rmSync(join(folder, 'pglite/pg_wal'), { recursive: true });
setInterval(() => {
  sql`select pg_logical_emit_message(false, 'test', repeat('x', 1000000))`.execute(db).catch(() => undefined);
}, 20);
