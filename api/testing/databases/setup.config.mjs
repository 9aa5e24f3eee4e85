// @ts-check
import { rm } from 'node:fs/promises';
import { startPostgres } from '@dosmares/local-services/testing/private-postgres';
import { openLog } from '@dosmares/server/log';
import { openStore } from '@dosmares/store/store';
import { readConfig } from '../../src/config.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/**
 * Creates an empty store on each engine for tests to copy; without PostgreSQL it warns of the skipped tests.
 * @param {{ testPathPatterns: { patterns: readonly string[] } }} run
 */
export default async function start({ testPathPatterns: { patterns } }) {
  // The tests of other packages need no store.
  if (patterns.length > 0 && patterns.every((pattern) => /packages\/(?!store|desk)/.test(pattern))) return;

  const log = openLog('api', 'error');
  const dataDir = await temporaryFolder();
  const settings = readConfig({ DATA_DIR: dataDir });
  const postgres = await startPostgres({ isDurable: false });
  process.env.TEST_DATA_DIR = dataDir;
  await (await openStore(settings, log)).close();

  if (postgres) {
    const databaseUrl = await postgres.freshDatabase();
    process.env.TEST_DATABASE_URL = databaseUrl;
    await (await openStore({ ...settings, databaseUrl }, log)).close();
  } else {
    console.warn(
      '\n!!! There is no PostgreSQL on this machine: the tests on PostgreSQL DID NOT RUN. (Debian: apt-get install postgresql)\n',
    );
  }

  Object.assign(globalThis, {
    async stopTestDatabases() {
      await postgres?.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  });
}
