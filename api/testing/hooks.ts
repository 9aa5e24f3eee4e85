import type { Store } from '../src/store/database.ts';
import { openStore } from '../src/store/store.ts';
import { type Prepare, type TestDatabase, testStoreSettings } from './databases/test-database.ts';
import { silentLog } from './silent-log.ts';
import { type System, startSystem } from './system.ts';

/**
 * Opens an empty store before each test of a block, and removes it after the test.
 * @returns what closes the store and opens it again, as a restart does
 */
export function storeForEach(prepare: Prepare, use: (store: Store, database: TestDatabase) => void) {
  let database: TestDatabase;
  let store: Store;
  async function open() {
    store = await openStore(testStoreSettings(database), silentLog);
    use(store, database);
  }
  beforeEach(async () => {
    database = await prepare();
    await open();
  });
  afterEach(async () => {
    await store.close();
    await database.clear();
  });

  return async function restart() {
    await store.close();
    await open();
  };
}

/** Starts one API with its mailbox for all tests of a block; each begins with an empty mailbox. */
export function systemForAll(prepare: Prepare, use: (system: System, database: TestDatabase) => void) {
  let database: TestDatabase;
  let system: System;
  beforeAll(async () => {
    database = await prepare();
    system = await startSystem(database);
    use(system, database);
  });
  afterAll(async () => {
    await system.close();
    await database.clear();
  });
  beforeEach(() => system.mailbox.mails.clear());
}
