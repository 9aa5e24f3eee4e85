import { join } from 'node:path';
import type { FastifyBaseLogger as Log } from 'fastify';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import type { Database, Store } from './database.ts';
import { defaultRetries, queues, type RetryPolicy } from './deliveries.ts';
import { openPglite } from './engines/pglite.ts';
import { connectionOptions, maintenanceLimits, openPool, servingLimits } from './engines/postgres-pool.ts';
import { migrations } from './migrations.ts';

export interface StoreSettings {
  databaseUrl: string | undefined;
  dataDir: string;
  retries?: RetryPolicy | undefined;
  /** Time limits on PostgreSQL; by default those for serving visitors. */
  limits?: typeof servingLimits;
}

export const storeFolder = (dataDir: string) => join(dataDir, 'inquiries');

/** Opens the store on PostgreSQL, or on PGlite in a folder; callers need not know which (decision 0010). */
export async function openStore(settings: StoreSettings, log: Log): Promise<Store> {
  const { databaseUrl, dataDir, retries = defaultRetries, limits = servingLimits } = settings;
  const { queue, close, ...opened } = databaseUrl
    ? await openPostgres(databaseUrl, limits, log)
    : await openEmbedded(storeFolder(dataDir), log);

  try {
    if (opened.engine === 'pglite') await migrate(opened.db);
    const boss = await openQueues(queue, retries, log);

    return {
      ...opened,
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

type Opened = Pick<Store, 'engine' | 'db' | 'close'> & { queue: ConstructorOptions };

async function openPostgres(databaseUrl: string, limits: typeof servingLimits, log: Log): Promise<Opened> {
  // With longer time limits: migrating a large table takes longer than a visitor may wait.
  const migrationPool = openPool(databaseUrl, maintenanceLimits, log);
  const migrated = migrate(new Kysely<Database>({ dialect: new PostgresDialect({ pool: migrationPool }) }));
  await migrated.finally(() => migrationPool.end());
  const pool = openPool(databaseUrl, limits, log);

  return {
    engine: 'postgres',
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    queue: {
      ...connectionOptions(databaseUrl),
      max: 5,
      connectionTimeoutMillis: servingLimits.connectMs,
      // Longer than for visitors, because of pg-boss's maintenance; replaces a connection that does not answer.
      query_timeout: 30_000,
    } as ConstructorOptions,
    close: () => pool.end(),
  };
}

/** Milliseconds for answering open requests after the engine has stopped. */
const exitDelayMs = 500;

async function openEmbedded(folder: string, log: Log): Promise<Opened> {
  const pglite = await openPglite(folder, (reason) => {
    log.fatal({ reason }, 'The embedded database has stopped: this process ends, to be started again');
    setTimeout(() => process.exit(1), exitDelayMs);
  });

  return {
    engine: 'pglite',
    db: new Kysely({ dialect: new PGliteDialect({ pglite }) }),
    queue: { db: fromPglite(pglite), backend: 'pglite' },
    close: () => pglite.close(),
  };
}

/** Migrates to this version; migrations of a newer one, which only add, get the empty stand-ins that Kysely needs. */
async function migrate(db: Kysely<Database>) {
  const rows = await sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    (found) => found.rows,
    // A new database does not have the table.
    () => [],
  );
  const ran = Object.fromEntries(rows.map(({ name }): [string, Migration] => [name, { up: async () => {} }]));
  const provider = { getMigrations: async () => ({ ...ran, ...migrations }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

async function openQueues(options: ConstructorOptions, retries: RetryPolicy, log: Log) {
  const seconds = Math.min(30, Math.ceil(retries.expireSeconds / 2));
  const boss = new PgBoss({
    ...options,
    schema: 'pgboss',
    useListenNotify: true,
    superviseIntervalSeconds: seconds,
    monitorIntervalSeconds: seconds,
    monitorVacuum: false,
    // No job depends on another, so the default of every 5 s is not needed.
    flowIntervalSeconds: 3_600,
    reindex: options.backend !== 'pglite',
  });
  boss.on('error', (error) =>
    log.error({ problem: (error as { code?: string }).code ?? error.name }, 'The queue reports an error'),
  );
  try {
    await boss.start();
    await createQueues(boss, retries);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }

  return boss;
}

async function createQueues(boss: PgBoss, retries: RetryPolicy) {
  for (const { name, policy = 'standard', ...rest } of queues(retries)) {
    await boss.createQueue(name, { policy, ...rest });
    // createQueue does not change the settings of an existing queue.
    await boss.updateQueue(name, rest);
    // Caches the queue, which its first use would look up outside the transaction: a deadlock on PGlite.
    await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' });
  }
}

/** Tables with text that visitors or staff wrote. */
const personalTables = 'inquiry, inquiry_event, delivery, lease, audit';

/** Lets new rows overwrite erased ones (decision 0010). PGlite has no autovacuum, and needs this daily. */
export async function vacuumErased({ engine, db }: Store): Promise<void> {
  await sql.raw(engine === 'pglite' ? 'vacuum' : `vacuum ${personalTables}`).execute(db);
  // A GIN index keeps a word even when no inquiry has it any more.
  const concurrently = engine === 'pglite' ? '' : 'concurrently';
  for (const index of ['inquiry_words', 'inquiry_searched'])
    await sql.raw(`reindex index ${concurrently} ${index}`).execute(db);
}
