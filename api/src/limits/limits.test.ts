import { sql } from 'kysely';
import { anyDatabase, type TestDatabase, testStoreSettings } from '../../testing/databases/test-database.ts';
import { silentLog } from '../../testing/silent-log.ts';
import type { Store } from '../store/database.ts';
import { openStore } from '../store/store.ts';
import { openLimits } from './limits.ts';
import { countInMemory } from './memory.ts';
import { countInStore } from './shared.ts';

describe('counting in this process', () => {
  it('begins anew with the next window, and before it takes too much memory', async () => {
    let now = 0;
    const counting = countInMemory({ windowMs: 1000, most: 3, now: () => now });

    for (const key of ['a', 'b', 'c']) await counting.count(key);
    expect(await counting.count('d')).toBe(1);
    expect(await counting.counted('a')).toBe(0);
    now = 1000;
    expect(await counting.count('d')).toBe(1);
  });
});

describe('counting in the store', () => {
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
  const counting = (name: string, now = Date.now) => countInStore(() => store, { name, secret: 's', now });

  it('X07 counts together for all processes, and keeps no address', async () => {
    const [one, other] = [counting('test'), counting('test')];

    expect([await one.count('192.0.2.1'), await other.count('192.0.2.1'), await other.count('b')]).toEqual([
      1, 2, 1,
    ]);
    await one.forget('b');
    expect([await other.counted('192.0.2.1'), await other.counted('b')]).toEqual([2, 0]);
    const { rows } = await sql`select key from counted`.execute(store.db);
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  it('X07 lets nobody wait longer because the clock was set back', async () => {
    let now = 10_000_000;
    const one = counting('clock', () => now);
    await one.count('a');
    now -= 3_600_000;

    expect(await one.count('a')).toBe(1);
  });

  it.each([
    [
      'is not open',
      () => {
        throw new Error('the store is being opened');
      },
    ],
    ['does not answer', () => ({ db: { executeQuery: () => new Promise(() => {}) } }) as never],
  ])('X03 goes on in this process, and hardly waits, while the store %s', async (_, away) => {
    const log = { ...silentLog, warn: jest.fn() } as typeof silentLog & { warn: jest.Mock };
    const alone = openLimits(away, 'postgres://nowhere', log)('test');
    const start = performance.now();

    expect([await alone.count('a'), await alone.count('a'), await alone.counted('a')]).toEqual([1, 2, 2]);
    expect(performance.now() - start).toBeLessThan(1_000);
    expect(log.warn).toHaveBeenCalledTimes(1);
  });
});
