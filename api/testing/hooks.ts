import type { Store } from '@dosmares/store/database';
import { openStore } from '@dosmares/store/store';
import { sql } from 'kysely';
import { anyDatabase, type TestDatabase, testStoreSettings } from './databases/test-database.ts';
import { silentLog } from './silent-log.ts';

/** Opens one store for all tests of a block, which takes longer than most tests; empties it after each. */
export function storeForAll(prepare = anyDatabase) {
  let database: TestDatabase;
  const store = {} as Store;
  const open = async () => Object.assign(store, await openStore(testStoreSettings(database), silentLog));
  beforeAll(async () => {
    database = await prepare();
    await open();
  });
  afterEach(() => empty(store));
  afterAll(async () => {
    await store.close();
    await database.clear();
  });

  return Object.assign(store, {
    async restart() {
      await store.close();
      await open();
    },
  });
}

/** Stops all workers and removes all rows; tables and queues stay. */
async function empty({ db, boss }: Store) {
  for (const { name } of await boss.getQueues()) await boss.offWork(name);
  for (const { name } of await boss.getSchedules()) await boss.unschedule(name);
  await boss.deleteAllJobs();
  await sql`truncate inquiry, inquiry_event, delivery, lease, audit, vital, counted, chat_gap, staff, sign_in, session cascade`.execute(
    db,
  );
}
