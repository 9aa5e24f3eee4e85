import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import pg from 'pg';

/** The tables of the deploy service. Times are text in ISO 8601, which both engines compare in the same way. */
export interface Tables {
  /** What was done to the site, one row each, and what was live from then on. */
  release_log: {
    number: number;
    at: string;
    actor: string;
    verb: string;
    subject: string;
    reason: string | null;
    /** As JSON; null where nothing changed for visitors. */
    live: string | null;
  };
  /** Who may do what. */
  deploy_tokens: {
    /** SHA-256 of the token. */
    hash: string;
    name: string;
    /** Names of applications with commas between, or `*`. */
    applications: string;
    created: string;
    expires: string | null;
  };
  /** Pages that came alive in a browser, by their hash: nothing is asked twice. */
  passed_pages: { html: string; at: string };
}

// Another process may lock the file for a few milliseconds at a time.
const busyMs = 5_000;
const limits = { connectMs: 2_500, queryMs: 5_000 };

/** Opens the tables in a database, `postgres://…` or the file of SQLite; makes those that are missing. */
export async function openTables(address: string): Promise<Kysely<Tables>> {
  const dialect = /^postgres(ql)?:\/\//.test(address)
    ? new PostgresDialect({ pool: poolOf(address) })
    : new SqliteDialect({ database: async () => sqlite(address) });
  const tables = new Kysely<Tables>({ dialect });
  // Two processes that make the tables at once may conflict.
  await migrate(tables).catch(() => migrate(tables));

  return tables;
}

async function migrate({ schema }: Kysely<Tables>) {
  await schema
    .createTable('release_log')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('verb', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('live', 'text')
    .execute();
  await schema
    .createTable('deploy_tokens')
    .ifNotExists()
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('applications', 'text', (column) => column.notNull())
    .addColumn('created', 'text', (column) => column.notNull())
    .addColumn('expires', 'text')
    .execute();
  await schema
    .createTable('passed_pages')
    .ifNotExists()
    .addColumn('html', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
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

/** Node's own SQLite, as kysely's dialect uses it. */
function sqlite(file: string): SqliteDatabase {
  if (file !== ':memory:') mkdirSync(path.dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: busyMs });
  // A confirmed move must survive a power cut.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');

  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];

      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}
