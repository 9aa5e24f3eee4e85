import { join } from 'node:path';
import type { FastifyBaseLogger as Log } from 'fastify';
import type { Database, Store } from './database.ts';
import { openPglite } from './engines/pglite.ts';
import { openPostgres } from './engines/postgres.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { defaultRetries, openQueues, type RetryPolicy } from './queues.ts';

export interface StoreSettings {
  databaseUrl: string | undefined;
  dataDir: string;
  retries?: RetryPolicy | undefined;
}

/** The folder of the embedded store. */
export const storeFolder = (dataDir: string) => join(dataDir, 'inquiries');

/** Opens the store on PostgreSQL, or on PGlite in a folder; callers need not know which (decision 0010). */
export async function openStore(settings: StoreSettings, log: Log): Promise<Store> {
  const { databaseUrl, dataDir, retries = defaultRetries } = settings;
  const { queue, close, ...engine } = databaseUrl
    ? openPostgres<Database>(databaseUrl, log)
    : await openPglite<Database>(storeFolder(dataDir));

  try {
    await engine.maintain((db) => migrate(db, migrations));
    const boss = await openQueues(queue, retries, log);

    return {
      ...engine,
      boss,
      // As often as the first pause, for retries; a new job wakes its workers at once.
      polling: { notifyPollingIntervalSeconds: Math.min(15, Math.max(5, retries.firstPauseSeconds)) },
      async close() {
        await boss.stop({ graceful: true, timeout: 20_000 });
        await close();
      },
    };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}
