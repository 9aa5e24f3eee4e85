import type { Database } from './database.ts';

/**
 * The ledger's tables. All statements are idempotent and run at each opening: add only at the end. Times are text in
 * ISO 8601, so that both engines compare them in the same way.
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

/** Creates missing tables. */
export async function migrate({ query }: Database) {
  for (const statement of statements) await query(statement);
}
