import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect, sql } from 'kysely';
import pg from 'pg';
import type { Live } from '../model.ts';

/** One immutable entry of the release log. Times are ISO 8601 text, which both engines compare alike. */
export interface Entry {
  /** Sequence number, from 1 without gaps. */
  number: number;
  at: string;
  actor: string;
  verb: string;
  /** What was acted on, e.g. `mf-agents@1.0.0-0123456789ab`. */
  subject: string;
  reason: string | null;
  /** What was live from then on; null if the act did not change it. */
  live: Live | null;
}

export interface Tables {
  release_log: Omit<Entry, 'live'> & { live: string | null };
  /** The SHA-256 of each token, and the applications that it may ship: comma-separated names, or `*`. */
  deploy_tokens: {
    hash: string;
    name: string;
    applications: string;
    created: string;
    expires: string | null;
  };
}

const tableDefinitions = [
  `release_log (
    number integer primary key, at text not null, actor text not null, verb text not null, subject text not null,
    reason text, live text
  )`,
  `deploy_tokens (
    hash text primary key, name text not null, applications text not null, created text not null, expires text
  )`,
];

/** Timeouts for connecting and for a statement, which may wait for another process's lock on SQLite. */
const limits = { connectMs: 2_500, queryMs: 5_000 };

/** Opens a database, `postgres://…` or an SQLite file, and creates missing tables. */
export async function openTables(address: string): Promise<Kysely<Tables>> {
  const dialect = /^postgres(ql)?:\/\//.test(address)
    ? new PostgresDialect({ pool: poolOf(address) })
    : new SqliteDialect({ database: async () => sqlite(address) });
  const tables = new Kysely<Tables>({ dialect });
  for (const definition of tableDefinitions) {
    const create = sql.raw(`create table if not exists ${definition}`);
    // Two processes that create a table at once may conflict.
    await create.execute(tables).catch(() => create.execute(tables));
  }

  return tables;
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

/** Adapts Node's SQLite to kysely's dialect. */
function sqlite(file: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: limits.queryMs });
  // A confirmed entry must survive a power cut.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  const prepare = (text: string) => {
    const statement = database.prepare(text);

    return { reader: true, all: (values: SQLInputValue[]) => statement.all(...values) };
  };

  return { prepare, close: () => database.close() } as unknown as SqliteDatabase;
}
