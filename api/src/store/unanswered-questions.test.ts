import { anyDatabase, type TestDatabase, testStoreSettings } from '../../testing/databases/test-database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Store } from './database.ts';
import { openStore } from './store.ts';
import { gapsIn, noteGap } from './unanswered-questions.ts';

describe('What visitors miss', () => {
  let database: TestDatabase;
  let store: Store;
  beforeAll(async () => {
    database = await anyDatabase();
    store = await openStore(testStoreSettings(database), silentLog);
  });
  afterAll(async () => {
    await store.close();
    await database.clear();
  });

  it('is counted, the most frequent first', async () => {
    for (const question of ['is there a helipad', 'pets?', 'pets?', ''])
      await noteGap(store, { question, reason: 'unknown' });

    expect(await gapsIn(store, 10)).toMatchObject([
      { question: 'pets?', reason: 'unknown', asked: 2 },
      { question: 'is there a helipad', reason: 'unknown', asked: 1 },
    ]);
  });
});
