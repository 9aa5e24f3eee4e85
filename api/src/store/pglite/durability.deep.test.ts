import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ApiProcess, NotStarted, startApiProcess } from '../../../testing/api-process.ts';
import { bothCalls } from '../../../testing/bodies/bodies.ts';
import {
  pgliteDatabase,
  type TestDatabase,
  testStoreSettings,
} from '../../../testing/databases/test-database.ts';
import { smallDisk } from '../../../testing/faults/small-disk.ts';
import { silentLog } from '../../../testing/silent-log.ts';
import { until } from '../../../testing/until.ts';
import { openStore } from '../store.ts';
import { keepCheckpoints } from './checkpoints.ts';
import { openPglite } from './pglite.ts';
import { syncs } from './synced-files.ts';

const fail = (reason: string) => {
  throw new Error(reason);
};

describe('PGlite made durable', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await pgliteDatabase();
  });
  const started: Promise<ApiProcess>[] = [];
  function start(port: number) {
    const settings = { DATA_DIR: database.dataDir, API_PORT: String(port), SMTP_PORT: '9' };
    const api = startApiProcess(settings);
    started.push(api);

    return api;
  }
  afterEach(async () => {
    // One that a failed test left behind would keep its port.
    await Promise.allSettled(started.splice(0).map(async (one) => (await one).end('SIGKILL')));
    await database.clear();
  });

  it('X03 flushes to the disk at every commit', async () => {
    const pglite = await openPglite(join(database.folder, 'pglite'), fail);
    await pglite.exec('create table flushed (id int)');
    const before = syncs.count;

    for (let id = 0; id < 50; id += 1) await pglite.query('insert into flushed values ($1)', [id]);

    expect(syncs.count - before).toBeGreaterThanOrEqual(50);
    await pglite.close();
  });

  it('cuts its log off when so much has been written', async () => {
    const pglite = await openPglite(join(database.folder, 'pglite'), fail);
    const stop = keepCheckpoints((text) => pglite.query(text), 50);
    const write = () => pglite.query("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))");

    for (let megabyte = 0; megabyte < 150; megabyte += 1) {
      await write();
      await pause(10);
    }

    const segments = await until(
      async () =>
        (await readdir(join(database.folder, 'pglite/pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)),
      ({ length }) => length <= 4,
    );
    expect(segments.length).toBeGreaterThan(0);
    stop();
    await pglite.close();
  });

  it('X03 keeps what was acknowledged on a disk that became full, and says when it has stopped', async () => {
    const disk = await smallDisk(120);
    if (!disk) return;
    const folder = join(disk.folder, 'pglite');
    const stopped: string[] = [];
    const first = await openPglite(folder, (reason) => stopped.push(reason));
    await first.exec('create table kept (id int, filler text)');
    await disk.fill();

    let acknowledged = 0;
    const write = () => first.query("insert into kept values ($1, repeat('x', 100000))", [acknowledged + 1]);
    while (
      await write().then(
        () => true,
        () => false,
      )
    )
      acknowledged += 1;
    await disk.empty();
    if (stopped.length === 0) await first.close();
    const again = await openPglite(folder, fail);

    const { rows } = await again.query<{ count: number }>('select count(*)::int from kept');
    expect(rows[0]?.count).toBeGreaterThanOrEqual(acknowledged);
    await again.close();
    await disk.remove();
  });

  it('refuses a second process on the folder, and lets one in as soon as the first was killed', async () => {
    const first = await start(3191);

    const second = start(3192);
    await expect(second).rejects.toThrow(NotStarted);
    await expect(second).rejects.toThrow('is in use by another process');
    await first.end('SIGKILL');

    const third = await start(3193);
    await third.end('SIGTERM');
  });

  it('X03 keeps an inquiry that was acknowledged a moment before the process was killed', async () => {
    const first = await start(3194);
    const answer = await fetch(`${first.address}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(bothCalls.contact),
    });
    const { reference } = (await answer.json()) as { reference: string };
    await first.end('SIGKILL');

    const store = await openStore(testStoreSettings(database), silentLog);

    expect(await store.db.selectFrom('inquiry').select('reference').execute()).toEqual([{ reference }]);
    expect(await store.db.selectFrom('delivery').select('party').execute()).toHaveLength(3);
    await store.close();
  });
});
