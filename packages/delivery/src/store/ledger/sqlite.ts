import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from './database.ts';

// Another process may lock the file for a few milliseconds at a time.
const busyMs = 5_000;

/** Opens a ledger in a file, for one machine. The file is opened on first use, and created if it does not exist. */
export function openSqlite(file: string): Database {
  let database: DatabaseSync | undefined;

  function open() {
    mkdirSync(path.dirname(file), { recursive: true });
    database = new DatabaseSync(file, { timeout: busyMs });
    // A confirmed move must survive a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');

    return database;
  }

  return {
    async query<Row>(sql: string, values: readonly (string | number | null)[] = []) {
      const named = Object.fromEntries(values.map((value, index) => [`${index + 1}`, value]));

      return (database ?? open()).prepare(sql).all(named) as Row[];
    },
    // Not needed: processes on one machine poll often enough.
    announce: async () => {},
    listen: () => async () => {},
    close: async () => {
      database?.close();
      database = undefined;
    },
  };
}
