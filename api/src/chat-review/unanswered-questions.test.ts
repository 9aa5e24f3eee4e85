import { anyDatabase, type TestDatabase, testStoreSettings } from '../../testing/databases/test-database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { runCommand } from '../staff/commands.ts';
import type { Store } from '../store/database.ts';
import { openStore } from '../store/store.ts';
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

  it('is listed for staff', async () => {
    await noteGap(store, { question: 'what is the hoa fee', reason: 'unknown' });

    const { text, isRefused } = await runCommand(store, ['chat-review', '--limit', '5'], { hasCrm: false });

    expect(isRefused).toBe(false);
    expect(text).toMatch(/QUESTION/);
    expect(text).toMatch(/unknown +what is the hoa fee/);
  });
});
