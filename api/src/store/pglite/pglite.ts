import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { PGlite } from '@electric-sql/pglite';
import { SyncedFiles } from './synced-files.ts';

/** The engine has stopped: nothing can be read or written until the process is started again. */
export type OnStopped = (reason: string) => void;

// The engine's flags without -F, which would turn flushing off.
const startParams = [
  ...PGlite.defaultStartParams.filter((flag) => flag !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB'].flatMap((setting) => ['-c', setting]),
];

// Optimizing the engine's code takes 700 MB for some seconds after every start; unoptimized, it is fast enough.
for (const flag of ['--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);

/** Opens PGlite in a folder, which is created when it is missing. */
export async function openPglite(folder: string, onStopped: OnStopped): Promise<PGlite> {
  if (!existsSync(join(folder, 'PG_VERSION'))) await create(folder);
  const pglite = await PGlite.create({ fs: new SyncedFiles(folder), startParams });
  reportStop(pglite, onStopped);

  return pglite;
}

/** Creates the folder in a process of its own, which gives back the 500 MB that this takes. */
async function create(folder: string) {
  const half = `${folder}.new`;
  await rm(half, { recursive: true, force: true });
  const program = fileURLToPath(new URL('./create-folder.ts', import.meta.url));
  await promisify(execFile)(process.execPath, ['--liftoff-only', program, half]);
  await rename(half, folder);
}

/** Reports a panic, or an error without an SQLSTATE: the engine itself failed, and cannot go on. */
function reportStop(pglite: PGlite, onStopped: OnStopped) {
  const ask = pglite.execProtocolStream.bind(pglite);

  pglite.execProtocolStream = async (...args) => {
    try {
      return await ask(...args);
    } catch (error) {
      const { code, severity, message } = error as { code?: unknown; severity?: string; message?: string };
      if (severity === 'PANIC' || !/^[0-9A-Z]{5}$/.test(String(code))) onStopped(message ?? String(error));
      throw error;
    }
  };
}
