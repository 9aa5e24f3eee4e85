import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { Failure, Given, Reply, Request } from './pglite-engine.ts';
import { SyncedFiles, syncs } from './synced-files.ts';

// The engine's flags without -F, which would turn flushing off. Log segments that are no longer needed are removed: a
// recycled segment would keep the rows of people who asked to be forgotten.
const startParams = [
  ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB', 'wal_recycle=off'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];

const { folder, program } = workerData as Given;
const port = parentPort;
if (!port) throw new Error('This file runs as a worker thread.');

const send = (reply: Reply) => port.postMessage(reply);
const pglite = await PGlite.create({
  fs: new SyncedFiles(folder),
  startParams,
  pgliteWasmModule: program,
});

const calls = {
  query: (sql: string, values?: unknown[], options?: object) => pglite.query(sql, values as never[], options),
  exec: (sql: string) => pglite.exec(sql),
  listen: async (channel: string) => {
    await pglite.listen(channel, (payload) => send({ channel, payload }));
  },
  unlisten: (channel: string) => pglite.unlisten(channel),
  syncs: async () => syncs.count,
  // For tests: exits without notice, like a failing engine.
  crash: () => process.exit(1),
  close: () => pglite.close(),
};

port.on('message', async ({ id, call, args }: Request) => {
  try {
    const run = calls[call] as (...values: unknown[]) => Promise<unknown>;
    send({ id, value: await run(...args) });
  } catch (error) {
    const failure = describe(error);
    send({ id, failure });
    // An error without an SQLSTATE comes from the engine itself, which cannot continue after it.
    if (!failure.code) process.exit(1);
  }
  if (call === 'close') process.exit(0);
});

send({ ready: true });

function describe(error: unknown): Failure {
  const { message, code, detail, constraint, severity } = error as Failure & Error;

  return {
    message: String(message ?? error),
    ...(typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) && { code, detail, constraint, severity }),
  };
}
