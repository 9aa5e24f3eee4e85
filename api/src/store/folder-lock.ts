import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another process works in the folder. */
export class FolderInUse extends Error {
  constructor(folder: string, options: ErrorOptions) {
    super(
      `The folder ${folder} is in use by another process: stop it, or give this one its own DATA_DIR.`,
      options,
    );
  }
}

/**
 * Takes a folder for this process alone. Two PGlites in one folder lose each other's rows, and nothing in
 * PGlite prevents it. An SQLite file is the lock, because the system frees it however the process ends.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 });

  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE;');
    file.exec('CREATE TABLE IF NOT EXISTS held (id INTEGER)');
  } catch (error) {
    file.close();
    throw new FolderInUse(folder, { cause: error });
  }

  return () => file.close();
}
