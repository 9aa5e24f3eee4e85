import { join } from 'node:path';
import type { FastifyBaseLogger as Log } from 'fastify';
import { type Dialect, Kysely, PGliteDialect, PostgresDialect, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { type ConstructorOptions, fromPglite, PgBoss } from 'pg-boss';
import type { Database, Store } from './database.ts';
import { migrations } from './migrations.ts';
import { keepCheckpoints } from './pglite/checkpoints.ts';
import { requireRoom } from './pglite/disk.ts';
import { lockFolder } from './pglite/folder-lock.ts';
import { openPglite } from './pglite/pglite.ts';
import {
  connectionOptions,
  maintenanceLimits,
  openPool,
  type PoolLimits,
  servingLimits,
} from './postgres-pool.ts';
import { patient, pollingFor, queues, type RetryPolicy } from './queues.ts';

export { FolderInUse } from './pglite/folder-lock.ts';

/** Location and settings of the store, its queues and its time limits. */
export interface StoreSettings {
  databaseUrl: string | undefined;
  folder: string;
  retries?: RetryPolicy | undefined;
  /** Time limits for one use of PostgreSQL; by default those for serving visitors. */
  limits?: PoolLimits;
}

type Opened = {
  engine: Store['engine'];
  dialect: Dialect;
  queue: ConstructorOptions;
  close: () => Promise<void>;
};

/** Opens the store on PostgreSQL or on PGlite in a folder; its users need not know which (decision 0010). */
export async function openStore(settings: StoreSettings, log: Log): Promise<Store> {
  if (settings.databaseUrl) await migrateAt(settings.databaseUrl, log);
  const { engine, dialect, queue, close } = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings.limits ?? servingLimits, log)
    : await openFolder(settings.folder, log);
  const db = new Kysely<Database>({ dialect });

  try {
    if (engine === 'pglite') await migrate(db);
    const boss = await openQueues(queue, settings, log);

    return {
      engine,
      db,
      boss,
      polling: pollingFor(settings.retries),
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

/** Returns the settings of the store of an installation. */
export const storeSettings = (
  { databaseUrl, dataDir }: { databaseUrl: string | undefined; dataDir: string },
  retries?: RetryPolicy,
): StoreSettings => ({ databaseUrl, folder: storeFolder(dataDir), retries });

/** Returns the folder of the embedded store and its lock. */
export const storeFolder = (dataDir: string) => join(dataDir, 'inquiries');

function openPostgres(databaseUrl: string, limits: PoolLimits, log: Log): Opened {
  const pool = openPool(databaseUrl, limits, log);

  return {
    engine: 'postgres',
    dialect: new PostgresDialect({ pool }),
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

/** Migrates over a separate pool: a change of a large table takes longer than a visitor may wait. */
async function migrateAt(databaseUrl: string, log: Log) {
  const pool = openPool(databaseUrl, maintenanceLimits, log);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db).finally(() => pool.end());
}

/** Milliseconds in which requests under way are still answered after the engine has stopped. */
const lastAnswersMs = 500;

async function openFolder(folder: string, log: Log): Promise<Opened> {
  const unlock = lockFolder(folder);

  try {
    // On a full disk the engine would stop while it opens.
    await requireRoom(folder);
    const pglite = await openPglite(join(folder, 'pglite'), (reason) => {
      log.fatal({ reason }, 'The embedded database has stopped: this process ends, to be started again');
      setTimeout(() => process.exit(1), lastAnswersMs);
    });
    const stopCheckpoints = keepCheckpoints((text) => pglite.query(text));

    return {
      engine: 'pglite',
      dialect: new PGliteDialect({ pglite }),
      queue: { db: fromPglite(pglite), backend: 'pglite' },
      async close() {
        stopCheckpoints();
        await pglite.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function migrate(db: Kysely<Database>) {
  const ran = await migrationsRun(db);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...ran, ...migrations }) },
  }).migrateToLatest();
  if (error) throw error;
}

/**
 * Returns empty stand-ins for the migrations that have run. The migrator refuses a database that holds one it lacks,
 * but a newer version's migrations only add: an older version works beside them.
 */
async function migrationsRun(db: Kysely<Database>): Promise<Record<string, Migration>> {
  const { rows } = await sql<{ isNew: boolean }>`
    select to_regclass('kysely_migration') is null as "isNew"`.execute(db);
  if (rows[0]?.isNew) return {};
  const ran = await sql<{ name: string }>`select name from kysely_migration`.execute(db);

  return Object.fromEntries(ran.rows.map(({ name }) => [name, { up: async () => undefined }]));
}

async function openQueues(options: ConstructorOptions, settings: StoreSettings, log: Log) {
  const { expireSeconds } = settings.retries ?? patient;
  const seconds = Math.min(30, Math.ceil(expireSeconds / 2));
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
    await prepare(boss, settings);
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }

  return boss;
}

/** Creates missing queues, and updates the settings of existing ones. */
async function prepare(boss: PgBoss, settings: StoreSettings) {
  const all = queues(settings.retries);
  for (const { name, policy, ...rest } of all) {
    await boss.createQueue(name, { ...rest, ...(policy && { policy }) });
    // An existing queue keeps its old settings unless they are updated.
    await boss.updateQueue(name, rest);
  }
  // A queue's first use looks it up outside the caller's transaction, which on PGlite would wait for itself.
  for (const { name } of all) await boss.findJobs(name, { id: '00000000-0000-4000-8000-000000000000' });
}
