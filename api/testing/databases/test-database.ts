import { randomUUID } from 'node:crypto';
import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { StoreSettings } from '@dosmares/store/store';
import pg from 'pg';
import { temporaryFolder } from '../temporary-folder.ts';
import { emptyDatabase, emptyDataDir, runsAllEngines } from './env.ts';

/** Location of one test's store. */
export type TestDatabase = Awaited<ReturnType<typeof pgliteDatabase>>;

export type Prepare = (dataDir?: string) => Promise<TestDatabase>;

/** The embedded engine, which is always available. */
export async function pgliteDatabase(given?: string) {
  const dataDir = given ?? (await temporaryFolder());
  // Copying a thousand small files synchronously halves the CPU time.
  if (emptyDataDir) cpSync(emptyDataDir, dataDir, { recursive: true });

  return {
    databaseUrl: undefined as string | undefined,
    dataDir,
    clear: () => rm(dataDir, { recursive: true, force: true, maxRetries: 3 }),
  };
}

async function postgres() {
  const dataDir = await temporaryFolder();
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = new URL('postgres', emptyDatabase).href;
  await runOn(server, `create database ${name} template ${new URL(emptyDatabase ?? '').pathname.slice(1)}`);

  return {
    databaseUrl: new URL(name, emptyDatabase).href,
    dataDir,
    async clear() {
      await runOn(server, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs statements on PostgreSQL over a connection of its own. */
export async function runOn(connectionString: string, statements: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.query(statements).finally(() => client.end());
}

/** For tests of code that does not depend on the engine: PostgreSQL, which opens faster, if available. */
export const anyDatabase: Prepare = emptyDatabase ? postgres : pgliteDatabase;

/**
 * The engines for tests of the store's own statements. The deep command runs both (`TEST_ENGINES=all`); the gate runs
 * PostgreSQL, which production uses, if available.
 */
export const engines: readonly (readonly [name: string, prepare: Prepare])[] = [
  ...(!emptyDatabase || runsAllEngines ? [['PGlite', pgliteDatabase] as const] : []),
  ...(emptyDatabase ? [['PostgreSQL', postgres] as const] : []),
];

/** Returns the settings of a store in this database, with fast retries. */
export const testStoreSettings = ({ databaseUrl, dataDir }: TestDatabase): StoreSettings => ({
  databaseUrl,
  dataDir,
  retries: { retries: 2, firstPauseSeconds: 1, longestPauseSeconds: 1, expireSeconds: 10 },
});

/** Returns the environment variables that make a process use this database. */
export const environmentOf = ({ dataDir, databaseUrl }: TestDatabase) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
});
