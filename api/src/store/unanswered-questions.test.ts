import { anyDatabase, type TestDatabase, testStoreSettings } from '../../testing/databases/test-database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Store } from './database.ts';
import { openStore } from './store.ts';
import { collectGaps, gapsIn } from './unanswered-questions.ts';

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
    const gaps = collectGaps(() => store);
    for (const questions of [['is there a helipad', 'pets?', ''], ['pets?']]) {
      for (const question of questions) gaps.note({ question, reason: 'unknown' });
      await gaps.write();
    }

    expect(await gapsIn(store, 10)).toMatchObject([
      { question: 'pets?', reason: 'unknown', asked: 2 },
      { question: 'is there a helipad', reason: 'unknown', asked: 1 },
    ]);
  });

  it('X03 is written together, and a flood of different questions only in part', async () => {
    const gaps = collectGaps(() => store);
    for (let count = 0; count < 5_000; count += 1)
      gaps.note({ question: `flood ${count}`, reason: 'unknown' });
    await gaps.write();

    const kept = (await gapsIn(store, 10_000)).filter(({ question }) => question.startsWith('flood'));
    expect(kept).toHaveLength(200);
  });
});
