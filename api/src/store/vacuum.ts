import { type Kysely, sql } from 'kysely';
import type { Database, Store } from './database.ts';

type Vacuum = (db: Kysely<Database>) => Promise<void>;

/**
 * Takes erased rows out of the tables for good. On PGlite nothing of them is in any file of the folder afterwards; on
 * PostgreSQL the pages are free to be overwritten, and the write-ahead log is its operator's (decision 0019).
 */
export const vacuumErased = ({ engine, db }: Store): Promise<void> => erasers[engine](db);

/** Does what PostgreSQL's autovacuum does automatically; PGlite has no process for it. */
export const vacuumDaily = ({ engine, db }: Store): Promise<void> => dailies[engine](db);

const run = async (db: Kysely<Database>, statement: string) => {
  await sql.raw(statement).execute(db);
};

/** The tables that hold what people wrote, staff too. */
const personal = ['inquiry', 'inquiry_event', 'reply', 'delivery', 'claim', 'audit'];

const erasers: Readonly<Record<Store['engine'], Vacuum>> = {
  async pglite(db) {
    for (const table of personal) await run(db, `vacuum full ${table}`);
    await renewLog(db);
  },
  async postgres(db) {
    await run(db, `vacuum ${personal.join(', ')}`);
    // An index of this kind keeps a word for ever, whether or not an inquiry has it.
    await run(db, 'reindex index concurrently inquiry_words');
  },
};

const dailies: Readonly<Record<Store['engine'], Vacuum>> = {
  pglite: (db) => run(db, 'vacuum'),
  postgres: async () => undefined,
};

/** Writes over every segment of the write-ahead log that is there, and lets the checkpoint remove them. */
async function renewLog(db: Kysely<Database>) {
  const { rows } = await sql<{ count: number }>`select count(*)::int from pg_ls_waldir()`.execute(db);

  // A folder from before segments were removed instead of reused may have several ahead, with old rows in them.
  for (let segment = 0; segment < (rows[0]?.count ?? 0); segment += 1) {
    await sql`select pg_logical_emit_message(false, 'vacuum', '')`.execute(db);
    await sql`select pg_switch_wal()`.execute(db);
  }
  await run(db, 'checkpoint');
}
