import { join } from 'node:path';
import type { FastifyBaseLogger as Log } from 'fastify';
import { Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import type { Database, Store } from './database.ts';
import { patient, queues, type RetryPolicy } from './deliveries.ts';
import { openPglite } from './engines/pglite.ts';
import { connectionOptions, maintenanceLimits, openPool, servingLimits } from './engines/postgres-pool.ts';
import { migrations } from './migrations.ts';

export { FolderInUse } from './engines/pglite.ts';

export interface StoreSettings {
  databaseUrl: string | undefined;
  dataDir: string;
  retries?: RetryPolicy | undefined;
  /** Time limits for one use of PostgreSQL; by default those for serving visitors. */
  limits?: typeof servingLimits;
}

export const storeFolder = (dataDir: string) => join(dataDir, 'inquiries');

/** Opens the store on PostgreSQL or on PGlite in a folder; its users need not know which (decision 0010). */
export async function openStore(settings: StoreSettings, log: Log): Promise<Store> {
  const { databaseUrl, dataDir, retries = patient, limits = servingLimits } = settings;
  const { queue, close, ...opened } = databaseUrl
    ? await openPostgres(databaseUrl, limits, log)
    : await openFolder(storeFolder(dataDir), log);

  try {
    if (opened.engine === 'pglite') await migrate(opened.db);
    const boss = await openQueues(queue, retries, log);

    return {
      ...opened,
      boss,
      // As often as a first pause is long, for jobs that are due again; a new job wakes its workers at once.
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
  // Over a pool of its own: a change of a large table takes longer than a visitor may wait.
  const patiently = openPool(databaseUrl, maintenanceLimits, log);
  const migrated = migrate(new Kysely<Database>({ dialect: new PostgresDialect({ pool: patiently }) }));
  await migrated.finally(() => patiently.end());
  const pool = openPool(databaseUrl, limits, log);

  return {
    engine: 'postgres',
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    queue: {
      ...connectionOptions(databaseUrl),
      max: 5,
      connectionTimeoutMillis: servingLimits.connectMs,
      // For the queue's own statements, some of them maintenance: a connection that is silent for longer is replaced.
      query_timeout: 30_000,
    } as ConstructorOptions,
    close: () => pool.end(),
  };
}

/** Milliseconds in which requests under way are still answered after the engine has stopped. */
const lastAnswersMs = 500;

async function openFolder(folder: string, log: Log): Promise<Opened> {
  const pglite = await openPglite(folder, (reason) => {
    log.fatal({ reason }, 'The embedded database has stopped: this process ends, to be started again');
    setTimeout(() => process.exit(1), lastAnswersMs);
  });

  return {
    engine: 'pglite',
    db: new Kysely({ dialect: new PGliteDialect({ pglite }) }),
    queue: { db: fromPglite(pglite), backend: 'pglite' },
    close: () => pglite.close(),
  };
}

/** Brings the tables to this version. Newer ones' migrations only add: they get stand-ins, or the migrator refuses. */
async function migrate(db: Kysely<Database>) {
  const rows = await sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    (found) => found.rows,
    // A new database has no such table.
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
    // No job waits for another: idle servers need not look for one every 5 s.
    flowIntervalSeconds: 3_600,
    reindex: options.backend !== 'pglite',
  });
  boss.on('error', (error) =>
    log.error({ problem: (error as { code?: string }).code ?? error.name }, 'The queue reports an error'),
  );
  try {
    await boss.start();
    await prepare(boss, retries);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }

  return boss;
}

async function prepare(boss: PgBoss, retries: RetryPolicy) {
  for (const { name, ...rest } of queues(retries)) {
    await boss.createQueue(name, rest);
    // An existing queue keeps its old settings unless they are updated.
    await boss.updateQueue(name, rest);
    // A queue's first use looks it up outside the caller's transaction, which on PGlite would wait for itself.
    await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' });
  }
}

/** Tables with texts by people, staff included. */
const personal = 'inquiry, inquiry_event, delivery, claim, audit';

/** Gives erased rows' room back (decision 0010). PGlite has no autovacuum, and needs it daily. */
export async function vacuumErased({ engine, db }: Store): Promise<void> {
  await sql.raw(engine === 'pglite' ? 'vacuum' : `vacuum ${personal}`).execute(db);
  // An index of this kind keeps a word for ever, even if no inquiry has it any more.
  const concurrently = engine === 'pglite' ? '' : 'concurrently';
  for (const index of ['inquiry_words', 'inquiry_searched'])
    await sql.raw(`reindex index ${concurrently} ${index}`).execute(db);
}
