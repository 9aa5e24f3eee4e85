/** The little of SQL that the ledger needs, in words that SQLite and PostgreSQL both understand. */
export interface Database {
  /** Runs one statement with its values for `$1`, `$2`, …; gives the rows. Rejects when the database does not answer in time. */
  query: <Row>(sql: string, values?: readonly (string | number | null)[]) => Promise<Row[]>;
  /** Tells everybody who listens that something was added. */
  announce: () => Promise<void>;
  /** Calls `hear` after an announcement, as far as the engine carries them; gives a function that ends it. */
  listen: (hear: () => void) => () => Promise<void>;
  close: () => Promise<void>;
}
