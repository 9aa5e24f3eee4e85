import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pgliteDatabase, type TestDatabase } from '../../../../api/testing/databases/test-database.ts';
import { until } from '../../../../api/testing/until.ts';
import { fsyncs, openPglite } from './pglite.ts';

const fail = (reason: string) => {
  throw new Error(reason);
};

describe('PGlite made durable', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await pgliteDatabase();
  });
  afterEach(() => database.clear());

  it('X03 flushes to disk at every commit, and truncates its write-ahead log', async () => {
    const pglite = await openPglite(database.folder, fail, 50);
    await pglite.exec('create table flushed (id int)');
    const before = fsyncs.count;

    for (let id = 0; id < 50; id += 1) await pglite.query('insert into flushed values ($1)', [id]);
    expect(fsyncs.count - before).toBeGreaterThanOrEqual(50);

    for (let megabyte = 0; megabyte < 150; megabyte += 1) {
      await pglite.query("select pg_logical_emit_message(false, 'test', repeat('x', 1000000))");
      await pause(10);
    }
    await until(
      async () =>
        (await readdir(join(database.folder, 'pglite/pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name)),
      ({ length }) => length > 0 && length <= 4,
    );
    await pglite.close();
  });

  it('creates a new database in less than 600 MB of memory', async () => {
    const printPeak = "process.on('exit', () => console.log(process.resourceUsage().maxRSS))";
    const program = join(import.meta.dirname, 'create-folder.ts');
    const args = ['--liftoff-only', '--import', `data:text/javascript,${printPeak}`, program];
    const folder = join(database.folder, 'new');
    const { stdout } = await promisify(execFile)(process.execPath, [...args, folder]);

    expect(Number(stdout) / 1024).toBeLessThan(600);
  });

  it('C14 ends the process, and logs why, when the engine fails', async () => {
    const program = join(import.meta.dirname, '../../../../api/testing/faults/broken-engine.ts');
    const ended = promisify(execFile)(process.execPath, [program, database.dataDir], { timeout: 60_000 });

    await expect(ended).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(
        /could not create file .*The embedded database has stopped: this process ends/,
      ),
    });
  }, 90_000);
});
