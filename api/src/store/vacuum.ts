import { type Kysely, sql } from 'kysely';
import type { Database, Store } from './database.ts';

type Vacuum = (db: Kysely<Database>) => Promise<void>;

/**
 * Removes erased rows from the tables for good. On PGlite no file of the folder holds them afterwards; on PostgreSQL
 * the pages are free to be overwritten, and its operator is responsible for the write-ahead log (decision 0019).
 */
export const vacuumErased = ({ engine, db }: Store): Promise<void> => erasers[engine](db);

/** Does the work of PostgreSQL's autovacuum, for which PGlite has no process. */
export const vacuumDaily = ({ engine, db }: Store): Promise<void> => dailies[engine](db);

const run = async (db: Kysely<Database>, statement: string) => {
  await sql.raw(statement).execute(db);
};

/** Tables with texts by people, staff included. */
const personal = ['inquiry', 'inquiry_event', 'delivery', 'claim', 'audit'];

const erasers: Readonly<Record<Store['engine'], Vacuum>> = {
  async pglite(db) {
    for (const table of personal) await run(db, `vacuum full ${table}`);
    await renewLog(db);
  },
  async postgres(db) {
    await run(db, `vacuum ${personal.join(', ')}`);
    // An index of this kind keeps a word for ever, even if no inquiry has it any more.
    await run(db, 'reindex index concurrently inquiry_words');
  },
};

const dailies: Readonly<Record<Store['engine'], Vacuum>> = {
  pglite: (db) => run(db, 'vacuum'),
  postgres: async () => undefined,
};

/** Writes over every existing segment of the write-ahead log, and lets the checkpoint remove them. */
async function renewLog(db: Kysely<Database>) {
  const { rows } = await sql<{ count: number }>`select count(*)::int from pg_ls_waldir()`.execute(db);

  // A folder from the time when segments were recycled may have several in reserve, with old rows in them.
  for (let segment = 0; segment < (rows[0]?.count ?? 0); segment += 1) {
    await sql`select pg_logical_emit_message(false, 'vacuum', '')`.execute(db);
    await sql`select pg_switch_wal()`.execute(db);
  }
  await run(db, 'checkpoint');
}
