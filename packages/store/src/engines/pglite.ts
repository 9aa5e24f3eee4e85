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

// PGlite's flags without -F, which would disable fsync.
const startParams = [
  ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB'].flatMap((setting) => ['-c', setting]),
];

// Optimizing the engine's WebAssembly takes 700 MB after every start; unoptimized it is fast enough.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Opens PGlite in a folder and locks it. After `onStopped` the process must be restarted. */
export async function openPglite(
  folder: string,
  onStopped: (reason: string) => void,
  checkpointMs = 5_000,
): Promise<PGlite> {
  const unlock = lockFolder(folder);

  try {
    // On a full disk the engine would panic while opening.
    await requireSpace(folder);
    const files = join(folder, 'pglite');
    if (!existsSync(join(files, 'PG_VERSION'))) await createDatabase(files);
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

/** Free megabytes below which no inquiry is accepted. */
const minFreeMegabytes = 64;

/** Throws when the disk is nearly full: PGlite cannot recover from a write without space. */
export async function requireSpace(folder: string): Promise<undefined> {
  const { bavail, bsize } = await statfs(folder);
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= minFreeMegabytes) return undefined;

  const error = new Error(`only ${free} MB are left on the disk of ${folder}`);
  throw Object.assign(error, { code: 'DISK_NEARLY_FULL' });
}

/** Creates the database in a process of its own, so that the 500 MB that this takes are freed. */
async function createDatabase(files: string) {
  const unfinished = `${files}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const program = fileURLToPath(new URL('./create-folder.ts', import.meta.url));
  await promisify(execFile)(process.execPath, ['--liftoff-only', program, unfinished]);
  await rename(unfinished, files);
}

/** Reports a failure of the engine itself, and sends it no more queries: they might never return. */
function reportStop(pglite: PGlite, onStopped: (reason: string) => void) {
  const query = pglite.execProtocolStream.bind(pglite);
  let stopped: unknown;

  pglite.execProtocolStream = async (...args) => {
    if (stopped) throw stopped;
    try {
      return await query(...args);
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

const checkpointDue = `select 1 from pg_control_checkpoint() where checkpoint_time < now() - interval '5 minutes'
  or pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > 32 * 1024 * 1024`;

/** Truncates the write-ahead log after 32 MB or five minutes: PGlite has no checkpointer. */
async function checkpoint(pglite: PGlite) {
  try {
    const { rows } = await pglite.query(checkpointDue);
    if (rows.length > 0) await pglite.query('checkpoint');
  } catch {
    // If the engine cannot write, the next inquiry fails and is answered so.
  }
}

interface NodeFiles {
  stream_ops: { fsync?: (stream: { nfd?: number; node: unknown }) => number };
  realPath: (node: unknown) => string;
}

export const fsyncs = { count: 0 };

/** PGlite's file system with fsync, which it omits: a power failure would lose inquiries (decision 0010). */
export class SyncedFiles extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(...args);
    const addFsync = (module: unknown) => enableFsync((module as { NODEFS: NodeFiles }).NODEFS);

    return { emscriptenOpts: { ...emscriptenOpts, preRun: [emscriptenOpts.preRun ?? [], addFsync].flat() } };
  }
}

function enableFsync({ stream_ops, realPath }: NodeFiles) {
  stream_ops.fsync = ({ nfd, node }) => {
    // Folders have no open descriptor.
    const file = nfd ?? openSync(realPath(node), 'r');
    fsyncSync(file);
    if (file !== nfd) closeSync(file);
    fsyncs.count += 1;

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

/** Locks a folder by means of SQLite, whose lock ends with the process: two PGlites in one folder lose rows. */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;

  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE;');
    file.exec('CREATE TABLE IF NOT EXISTS quarantined (id INTEGER)');
  } catch (cause) {
    file?.close();
    const { errcode = 0, message } = cause as Error & { errcode?: number };
    // The low byte of SQLite's extended result codes.
    if ([busy, locked].includes(errcode & 0xff)) throw new FolderInUse(folder, { cause });
    throw new Error(`The folder ${folder} cannot be used: ${message}.`, { cause });
  }

  const quarantined = file;
  return () => quarantined.close();
}
