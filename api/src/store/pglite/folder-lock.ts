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

/** The folder cannot be written to; the message says why. */
export class FolderUnusable extends Error {}

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
  } catch (error) {
    file?.close();
    throw problemWith(folder, error as Failure);
  }

  const held = file;
  return () => held.close();
}

/** An error of the system, with a `code`, or of SQLite, with an `errcode`. */
type Failure = Error & { code?: string; errcode?: number };

const noRoom = 'there is no room left on its disk';
const readOnly = 'it is read-only';
const notAllowed = 'this user may not write there';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: noRoom,
  EDQUOT: noRoom,
  EROFS: readOnly,
  EACCES: notAllowed,
  EPERM: notAllowed,
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file of that name is in its place',
};

// The low byte of SQLite's extended result codes (https://www.sqlite.org/rescode.html).
const sqliteReasons: Readonly<Record<number, string>> = {
  3: notAllowed,
  8: 'it or its lock.sqlite is read-only for this user',
  10: 'its disk reports an error',
  13: noRoom,
  14: 'lock.sqlite in it cannot be opened: check its permissions and the room on its disk',
  26: 'lock.sqlite in it is not a lock: remove that file',
};

const [busy, locked] = [5, 6];

function problemWith(folder: string, error: Failure): Error {
  const result = (error.errcode ?? 0) & 0xff;
  if (result === busy || result === locked) return new FolderInUse(folder, { cause: error });

  const reason = sqliteReasons[result] ?? reasons[error.code ?? ''] ?? error.message;
  return new FolderUnusable(`The folder ${folder} cannot be used: ${reason}.`, { cause: error });
}
