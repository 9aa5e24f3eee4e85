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
import { receive } from '../../../api/testing/desk-office.ts';
import { smallDisk } from '../../../api/testing/faults/small-disk.ts';
import { storeForAll } from '../../../api/testing/hooks.ts';
import { silentLog } from '../../../api/testing/silent-log.ts';
import { until } from '../../../api/testing/until.ts';
import type { Store } from './database.ts';
import { FolderInUse } from './engines/folder-lock.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { defaultRetries, maxJobSeconds } from './queues.ts';
import { openStore } from './store.ts';
import { connectStore } from './store-connection.ts';
import { dropOldGaps, gapsIn, noteGap } from './unanswered-questions.ts';

const open = (database: TestDatabase) => openStore(testStoreSettings(database), silentLog);

describe.each(engines)('the store on %s', (_, prepare) => {
  const store = storeForAll(prepare);

  it('X03 lists unanswered questions, the most frequent first, and keeps only part of a flood', async () => {
    for (const question of ['is there a helipad', 'pets?', '', 'pets?']) await noteGap(store, question);
    await sql`insert into chat_gap select 'flood ' || number, 1, now() - interval '1 day'
      from generate_series(1, 5000) number`.execute(store.db);
    await dropOldGaps(store);

    const stored = await gapsIn(store, 10_000);
    expect(stored[0]).toMatchObject({ question: 'pets?', asked: 2 });
    expect(stored).toHaveLength(5_000);
  });
});

it('refuses a database from before version 1.0.0 in a sentence', async () => {
  const [, prepare] = engines[0] as (typeof engines)[number];
  const database = await prepare();
  const store = await open(database);
  await sql`update kysely_migration set name = '018_sign_in'`.execute(store.db);
  await store.close();

  await expect(open(database)).rejects.toThrow(/^This database is older than version 1\.0\.0/);
  await database.clear();
});

it.each(engines)(
  'on %s this version runs on a database that the next one has migrated',
  async (_, prepare) => {
    const database = await prepare();
    const next = sql`alter table inquiry add column next text`;
    const newer = await open(database);
    await migrate(newer.db, {
      ...migrations,
      '002_next': { up: async (db) => void (await next.execute(db)) },
    });
    await newer.close();

    const older = await open(database);
    await receive(older);
    const stored = await older.db.selectFrom('inquiry').selectAll().execute();
    expect(stored).toEqual([expect.objectContaining({ next: null, state: 'new' })]);
    await older.close();
    await database.clear();
  },
);

it('opens an empty PostgreSQL from three processes at once', async () => {
  const database = await anyDatabase();
  if (!database.databaseUrl) return;
  await runOn(database.databaseUrl, 'drop schema public, pgboss cascade; create schema public');
  const stores = await Promise.all([1, 2, 3].map(() => open(database)));

  for (const store of stores) expect(await gapsIn(store, 1)).toEqual([]);
  await Promise.all(stores.map((store) => store.close()));
  await database.clear();
});

it('refuses a folder in use by another process or without space, with an error that says what to do', async () => {
  const database = await pgliteDatabase();
  const store = await open(database);
  await expect(open(database)).rejects.toThrow(FolderInUse);
  await store.close();
  await (await open(database)).close();
  await database.clear();

  const disk = await smallDisk(1);
  if (!disk) return;
  const small = { databaseUrl: undefined, dataDir: disk.folder };
  await expect(openStore(small, silentLog)).rejects.toThrow(`MB are left on the disk of ${disk.folder}`);
  await disk.fill();
  await expect(openStore(small, silentLog)).rejects.toThrow(
    /(0 MB are left|cannot be used: .*(no space left|full))/,
  );
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
