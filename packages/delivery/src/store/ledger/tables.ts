import type { Database } from './database.ts';
import { migrate } from './migrations.ts';

type Value = string | number | null;

/** The ledger's tables, which are created on the first write. */
export interface Tables {
  /** Reads rows; none before the first write, when there are no tables. */
  read: <Row>(sql: string, ...values: Value[]) => Promise<Row[]>;
  write: (sql: string, ...values: Value[]) => Promise<unknown[]>;
}

/** The writer of this ledger. */
export interface Writer {
  actor: string;
  /** Notifies all listeners of a new row. Those that miss it find it when they poll. */
  announce: () => Promise<void>;
}

/** Opens the tables of a database. */
export function tablesIn(database: Database): Tables {
  let ready: Promise<void> | undefined;

  return {
    read: <Row>(sql: string, ...values: Value[]) =>
      database.query<Row>(sql, values).catch((error: Error) => {
        if (isMissingTable(error)) return [];
        throw error;
      }),
    async write(sql, ...values) {
      // Two processes that create the tables at once may conflict; an unreachable database is retried on the next
      // use.
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

/** Recognises SQLite's message and PostgreSQL's code. */
const isMissingTable = (error: Error & { code?: string }) =>
  error.code === '42P01' || error.message.includes('no such table');
