import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process has the folder: waiting does not help. */
export class FolderInUse extends Error {
  constructor(folder: string, options: ErrorOptions) {
    super(
      `The folder ${folder} is in use by another process: stop it, or give this one its own DATA_DIR.`,
      options,
    );
  }
}

const [busy, locked] = [5, 6];

/** Locks a folder by means of SQLite, whose lock ends with the process; returns a function that unlocks it. */
export function lockFolder(folder: string): () => void {
  let file: DatabaseSync | undefined;

  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const opened = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });
    file = opened;
    opened.exec('BEGIN EXCLUSIVE; CREATE TABLE IF NOT EXISTS lock (id INTEGER)');

    return () => opened.close();
  } catch (cause) {
    file?.close();
    const { errcode = 0, message } = cause as Error & { errcode?: number };
    // The low byte of SQLite's extended result codes.
    if ([busy, locked].includes(errcode & 0xff)) throw new FolderInUse(folder, { cause });
    throw new Error(`The folder ${folder} cannot be used: ${message}.`, { cause });
  }
}
