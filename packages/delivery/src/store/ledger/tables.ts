import type { Database } from './database.ts';
import { migrate } from './migrations.ts';

type Value = string | number | null;

/** The ledger's tables, which are made at the first writing. */
export interface Tables {
  /** Reads; before anybody has written, there are no tables and nothing to read. */
  read: <Row>(sql: string, ...values: Value[]) => Promise<Row[]>;
  write: (sql: string, ...values: Value[]) => Promise<unknown[]>;
}

/** The writer of this ledger. */
export interface Writer {
  actor: string;
  /** Tells everybody who listens that something was added. Whoever misses it finds it by looking. */
  announce: () => Promise<void>;
}

/** The tables of a database. */
export function tablesIn(database: Database): Tables {
  let ready: Promise<void> | undefined;

  return {
    read: <Row>(sql: string, ...values: Value[]) =>
      database.query<Row>(sql, values).catch((error: Error) => {
        if (isMissingTable(error)) return [];
        throw error;
      }),
    async write(sql, ...values) {
      // Two that make the tables at once may hinder each other; a database that was away is asked again at the next use.
      ready ??= migrate(database)
        .catch(() => migrate(database))
        .catch((error) => {
          ready = undefined;
          throw error;
        });
      await ready;

      return database.query(sql, values);
    },
  };
}

/** SQLite's words, and PostgreSQL's code. */
const isMissingTable = (error: Error & { code?: string }) =>
  error.code === '42P01' || error.message.includes('no such table');
