import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process uses the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, options: ErrorOptions) {
    super(
      `The folder ${folder} is in use by another process: stop it, or give this one its own DATA_DIR.`,
      options,
    );
  }
}

const [busy, locked] = [5, 6];

/**
 * Locks a folder for this process. Two PGlites in one folder lose each other's rows, and PGlite does not prevent it.
 * The lock is an SQLite file, because the system releases it however the process ends.
 */
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
