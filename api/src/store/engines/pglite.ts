import { execFile } from 'node:child_process';
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

// The engine's flags without -F, which would turn flushing off.
const startParams = [
  ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB'].flatMap((setting) => ['-c', setting]),
];

// Optimizing the engine's code takes 700 MB for some seconds after every start; unoptimized, it is fast enough.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Opens PGlite in a folder, which it locks. After `onStopped` the process has to be started again. */
export async function openPglite(
  folder: string,
  onStopped: (reason: string) => void,
  checkpointMs = 5_000,
): Promise<PGlite> {
  const unlock = lockFolder(folder);

  try {
    // On a full disk the engine would stop while it opens.
    await requireRoom(folder);
    const files = join(folder, 'pglite');
    if (!existsSync(join(files, 'PG_VERSION'))) await create(files);
    const pglite = await PGlite.create({ fs: new SyncedFiles(files), startParams });
    reportStop(pglite, onStopped);
    const timer = setInterval(checkpoint, checkpointMs, pglite).unref();
    const close = pglite.close.bind(pglite);
    pglite.close = async () => {
      clearInterval(timer);
      await close();
      unlock();
    };

    return pglite;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Free megabytes below which nothing is written. */
const leastMegabytes = 64;

/** Throws when the disk is nearly full: PGlite cannot go on after a write that found no room. */
export async function requireRoom(folder: string): Promise<undefined> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= leastMegabytes) return undefined;

  const error = new Error(`only ${free} MB are left on the disk of ${folder}`);
  throw Object.assign(error, { code: 'DISK_NEARLY_FULL' });
}

/** Creates the folder in a process of its own, which gives back the 500 MB that this takes. */
async function create(files: string) {
  const half = `${files}.new`;
  await rm(half, { recursive: true, force: true });
  const program = fileURLToPath(new URL('./create-folder.ts', import.meta.url));
  await promisify(execFile)(process.execPath, ['--liftoff-only', program, half]);
  await rename(half, files);
}

/** Reports a failure of the engine itself: it is not asked again, for it might never return. */
function reportStop(pglite: PGlite, onStopped: (reason: string) => void) {
  const ask = pglite.execProtocolStream.bind(pglite);
  let stopped: unknown;

  pglite.execProtocolStream = async (...args) => {
    if (stopped) throw stopped;
    try {
      return await ask(...args);
    } catch (error) {
      const { code, severity, message } = error as { code?: unknown; severity?: string; message?: string };
      if (severity === 'PANIC' || !/^[0-9A-Z]{5}$/.test(String(code))) {
        stopped = error;
        onStopped(message ?? String(error));
      }
      throw error;
    }
  };
}

const due = `select 1 from pg_control_checkpoint() where checkpoint_time < now() - interval '5 minutes'
  or pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 32 * 1024 * 1024`;

/** Cuts the write-ahead log after 32 MB or five minutes: PGlite has no process for it. */
async function checkpoint(pglite: PGlite) {
  try {
    const { rows } = await pglite.query(due);
    if (rows.length > 0) await pglite.query('checkpoint');
  } catch {
    // An engine that cannot write fails the next inquiry, which is answered.
  }
}

interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath: (node: unknown) => string;
}

export const syncs = { count: 0 };

/** PGlite's folder with the flushes that it omits: power failures would lose inquiries (decision 0010). */
export class SyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    const flushes = (module: unknown) => flushForReal((module as { NODEFS: NodeFiles }).NODEFS);

    return { emscriptenOpts: { ...emscriptenOpts, preRun: [emscriptenOpts.preRun ?? [], flushes].flat() } };
  }
}

function flushForReal({ stream_ops, realPath }: NodeFiles) {
  stream_ops.fsync = ({ nfd, node }) => {
    // Only files are open; a folder has to be opened.
    const file = nfd ?? openSync(realPath(node), 'r');
    fsyncSync(file);
    if (file !== nfd) closeSync(file);
    syncs.count += 1;

    return 0;
  };
}

export class FolderInUse extends Error {
  constructor(folder: string, options: ErrorOptions) {
    super(
      `The folder ${folder} is in use by another process: stop it, or give this one its own DATA_DIR.`,
      options,
    );
  }
}

const [busy, locked] = [5, 6];

/** Locks a folder: two PGlites in one lose rows. The system releases an SQLite file however the process ends. */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;

  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE;');
    file.exec('CREATE TABLE IF NOT EXISTS held (id INTEGER)');
  } catch (cause) {
    file?.close();
    const { errcode = 0, message } = cause as Error & { errcode?: number };
    // The low byte of SQLite's extended result codes.
    if ([busy, locked].includes(errcode & 0xff)) throw new FolderInUse(folder, { cause });
    throw new Error(`The folder ${folder} cannot be used: ${message}.`, { cause });
  }

  const held = file;
  return () => held.close();
}
