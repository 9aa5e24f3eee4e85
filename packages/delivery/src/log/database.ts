import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import type { Selection } from '../builds/site-build.ts';
import type { Live } from '../live.ts';

/** One entry of the release log: written once, never changed. Times are in ISO 8601, which both engines compare in the same way. */
export interface Entry {
  /** Sequence number, from 1 without gaps. */
  number: number;
  at: string;
  actor: string;
  verb: string;
  /** The object of the act, e.g. `mf-agents@1.0.0-0123456789ab`. */
  subject: string;
  reason: string | null;
  /** What was live from then on; null where that did not change. */
  live: Live | null;
}

export interface Tables {
  release_log: Omit<Entry, 'live'> & { live: string | null };
  /** Who may do what: the SHA-256 of each token, and names of applications with commas between, or `*`. */
  deploy_tokens: {
    hash: string;
    name: string;
    applications: string;
    created: string;
    expires: string | null;
  };
}

const definitions = [
  `release_log (
    number integer primary key, at text not null, actor text not null, verb text not null, subject text not null,
    reason text, live text
  )`,
  `deploy_tokens (
    hash text primary key, name text not null, applications text not null, created text not null, expires text
  )`,
];

/** Longest times until there is a connection, and for a statement: another process may lock the file of SQLite. */
const limits = { connectMs: 2_500, queryMs: 5_000 };

/** Opens the tables in a database, `postgres://…` or the file of SQLite; makes those that are missing. */
export async function openTables(address: string): Promise<Kysely<Tables>> {
  const dialect = /^postgres(ql)?:\/\//.test(address)
    ? new PostgresDialect({ pool: poolOf(address) })
    : new SqliteDialect({ database: async () => sqlite(address) });
  const tables = new Kysely<Tables>({ dialect });
  for (const definition of definitions) {
    const made = sql.raw(`create table if not exists ${definition}`);
    // Two processes that make a table at once may conflict.
    await made.execute(tables).catch(() => made.execute(tables));
  }

  return tables;
}

/**
 * The releases that were live when the site was still moved by every desk, from the table of moves of that version: they
 * become the first entry of the release log. Undefined where there is no such table.
 */
export async function earlierSite(tables: Kysely<Tables>): Promise<Selection | undefined> {
  const last = sql<{ pointer: string }>`select pointer from delivery_moves order by number desc limit 1`;
  const found = await last.execute(tables).catch(() => undefined);
  const pointer: { selection?: Selection } | null = JSON.parse(found?.rows[0]?.pointer ?? 'null');

  return pointer?.selection;
}

function poolOf(connectionString: string) {
  const pool = new pg.Pool({
    connectionString,
    max: 4,
    keepAlive: true,
    connectionTimeoutMillis: limits.connectMs,
    // The server's limit ends the work; the client's ends the wait on a dead connection.
    statement_timeout: limits.queryMs,
    query_timeout: limits.queryMs + 500,
  });
  // The pool replaces lost connections; without a listener, the error would end the process.
  pool.on('error', () => {});

  return pool;
}

/** Node's own SQLite, as far as kysely's dialect needs it. */
function sqlite(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: limits.queryMs });
  // A confirmed move must survive a power cut.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const prepare = (text: string) => {
    const statement = database.prepare(text);

    return { reader: true, all: (values: SQLInputValue[]) => statement.all(...values) };
  };

  return { prepare, close: () => database.close() } as unknown as SqliteDatabase;
}
