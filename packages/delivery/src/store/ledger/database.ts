/** A database with the SQL that the ledger needs, in the subset common to SQLite and PostgreSQL. */
export interface Database {
  /**
   * Runs one statement with its values for `$1`, `$2`, …; returns the rows. Rejects when the database does not answer
   * in time.
   */
  query: <Row>(sql: string, values?: readonly (string | number | null)[]) => Promise<Row[]>;
  /** Notifies all listeners of a new row. */
  announce: () => Promise<void>;
  /** Calls `hear` after an announcement, if the engine transmits them; returns a function that stops listening. */
  listen: (hear: () => void) => () => Promise<void>;
  close: () => Promise<void>;
}
