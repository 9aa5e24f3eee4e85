import type { Database } from './database.ts';

/**
 * The ledger's tables. Every statement may run again, and runs at each opening: only add to the end.
 * Moments are texts in ISO 8601, so that both engines compare them alike.
 */
const statements = [
  `CREATE TABLE IF NOT EXISTS delivery_moves (
    number INTEGER PRIMARY KEY,
    at TEXT NOT NULL,
    actor TEXT NOT NULL,
    verb TEXT NOT NULL,
    subject TEXT NOT NULL,
    reason TEXT,
    pointer TEXT NOT NULL
  )`,
  `CREATE TABLE IF NOT EXISTS delivery_previews (
    token TEXT PRIMARY KEY,
    composition TEXT NOT NULL,
    subject TEXT NOT NULL,
    until TEXT NOT NULL,
    actor TEXT NOT NULL,
    revoked TEXT
  )`,
  `CREATE TABLE IF NOT EXISTS delivery_grants (
    number INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    public_key TEXT NOT NULL,
    applications TEXT NOT NULL,
    may_promote INTEGER NOT NULL,
    signer TEXT NOT NULL,
    signature TEXT NOT NULL,
    at TEXT NOT NULL,
    actor TEXT NOT NULL,
    revoked TEXT
  )`,
];

/** Makes the tables that are missing. */
export async function migrate({ query }: Database) {
  for (const statement of statements) await query(statement);
}
