import { timeouts } from '@dosmares/mail/smtp/sender';
import { sql } from 'kysely';
import {
  anyDatabase,
  engines,
  pgliteDatabase,
  runOn,
  type TestDatabase,
  testStoreSettings,
} from '../../../api/testing/databases/test-database.ts';
import { smallDisk } from '../../../api/testing/faults/small-disk.ts';
import { storeForAll } from '../../../api/testing/hooks.ts';
import { silentLog } from '../../../api/testing/silent-log.ts';
import { until } from '../../../api/testing/until.ts';
import type { Store } from './database.ts';
import { defaultRetries, maxJobSeconds } from './deliveries.ts';
import { FolderInUse, lockFolder, requireSpace } from './engines/pglite.ts';
import { migrations } from './migrations.ts';
import { openStore } from './store.ts';
import { connectStore } from './store-connection.ts';
import { collectGaps, gapsIn } from './unanswered-questions.ts';

const open = (database: TestDatabase) => openStore(testStoreSettings(database), silentLog);

describe.each(engines)('the store on %s', (_, prepare) => {
  const store = storeForAll(prepare);

  it('X03 lists unanswered questions, the most frequent first, and keeps only part of a flood', async () => {
    const gaps = collectGaps(store);
    for (const questions of [['is there a helipad', 'pets?', ''], ['pets?']]) {
      for (const question of questions) gaps.note({ question });
      await gaps.write();
    }
    for (let count = 0; count < 5_000; count += 1) gaps.note({ question: `flood ${count}` });
    await gaps.write();

    const kept = await gapsIn(store, 10_000);
    expect(kept[0]).toMatchObject({ question: 'pets?', asked: 2 });
    expect(kept).toHaveLength(202);
  });
});

it('opens an empty database from three processes at once, and a database that a newer version has migrated', async () => {
  const database = await anyDatabase();
  if (database.databaseUrl)
    await runOn(database.databaseUrl, 'drop schema public, pgboss cascade; create schema public');
  const stores = await Promise.all([1, 2, 3].slice(database.databaseUrl ? 0 : 2).map(() => open(database)));
  const { db } = stores[0] as Store;
  const ran = async () =>
    (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows;

  expect(await ran()).toEqual(Object.keys(migrations).map((name) => ({ name })));
  await sql`insert into kysely_migration (name, timestamp) values ('999_newer', '2999-01-01T00:00:00.000Z')`.execute(
    db,
  );
  await Promise.all(stores.map((store) => store.close()));

  const older = await open(database);
  await older.db.insertInto('audit').values({ action: 'test', about: 'stored' }).execute();
  await older.close();
  await database.clear();
});

it('refuses a folder in use by another process or without space, with an error that says what to do', async () => {
  const database = await pgliteDatabase();
  const store = await open(database);
  await expect(open(database)).rejects.toThrow(FolderInUse);
  await store.close();
  lockFolder(database.folder)();
  await database.clear();

  const disk = await smallDisk(1);
  if (!disk) return;
  await expect(requireSpace(disk.folder)).rejects.toThrow(`only 1 MB are left on the disk of ${disk.folder}`);
  await disk.fill();
  expect(() => lockFolder(disk.folder)).toThrow(/cannot be used: .*(no space left|full)/);
  await disk.remove();
});

it('X03 tries mails for at least 72 hours, and a job’s lease outlasts the slowest attempt', () => {
  const { retries, firstPauseSeconds, longestPauseSeconds } = defaultRetries;
  let seconds = 0;
  // Pauses double, with a jitter that may halve each.
  for (let retry = 0; retry < retries; retry += 1)
    seconds += Math.min(longestPauseSeconds, (firstPauseSeconds * 2 ** Math.min(16, retry)) / 2);

  expect(seconds / 3600).toBeGreaterThan(72);
  expect(maxJobSeconds).toBeGreaterThan((timeouts.handover + timeouts.answer) / 1000);
});

it('a store that is being opened throws the reason until it is open, and gives up on a folder in use by another process', async () => {
  const log = silentLog;
  const stop = new AbortController().signal;
  const noRoute = Object.assign(new Error('no route'), { code: 'ECONNREFUSED' });
  const pending = Promise.withResolvers<Store>();
  const { store, isOpen } = connectStore(
    jest.fn(() => pending.promise).mockRejectedValueOnce(noRoute),
    log,
    stop,
    10,
  );
  expect(() => store.db).toThrow('being opened');
  await until(
    async () =>
      Promise.resolve()
        .then(() => store.db)
        .catch(String),
    (error) => String(error).includes('cannot be opened: ECONNREFUSED no route'),
  );
  pending.resolve({ engine: 'postgres' } as Store);

  expect([await isOpen, store.engine, { ...store }.engine]).toEqual([true, 'postgres', 'postgres']);
  const locked = connectStore(() => Promise.reject(new FolderInUse('/data', {})), log, stop);
  await expect(locked.isOpen).rejects.toThrow(FolderInUse);
});
