import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { type ApiProcess, NotStarted, startApiProcess } from '../../../testing/api-process.ts';
import { pgliteDatabase, type TestDatabase } from '../../../testing/databases/test-database.ts';
import { until } from '../../../testing/until.ts';
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

  it('C14 ends the process, and says why, when the engine cannot go on', async () => {
    const program = join(import.meta.dirname, '../../../testing/faults/broken-engine.ts');
    const ended = promisify(execFile)(process.execPath, [program, database.folder], { timeout: 60_000 });

    await expect(ended).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /could not create file .*The embedded database has stopped: this process ends/,
      ),
    });
  }, 90_000);

  it('refuses a second process on the folder, and lets one in as soon as the first was killed', async () => {
    const first = await start(3191);

    const second = start(3192);
    await expect(second).rejects.toThrow(NotStarted);
    await expect(second).rejects.toThrow('is in use by another process');
    await first.end('SIGKILL');

    const third = await start(3193);
    await third.end('SIGTERM');
    // Three processes start.
  }, 120_000);
});
