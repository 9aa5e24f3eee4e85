import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** An act that may happen once in `seconds`, and its holder. */
export interface Claim {
  key: string;
  holder: string;
  seconds: number;
}

/**
 * Claims what nobody holds, and says which keys were won. One statement decides, so two processes cannot
 * both win; the order of keys keeps two transactions from waiting for each other.
 */
export async function claim(db: Kysely<Database>, wanted: readonly Claim[]): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();

  const rows = wanted
    .map(({ key, holder, seconds }) => ({
      key,
      holder,
      until: sql<Date>`now() + make_interval(secs => ${seconds})`,
    }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
  const won = await db
    .insertInto('claim')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet((row) => ({ holder: row.ref('excluded.holder'), until: row.ref('excluded.until') }))
        .where('claim.until', '<', sql<Date>`now()`),
    )
    .returning('key')
    .execute();

  return new Set(won.map(({ key }) => key));
}

/** Forgets claims that have run out: they would only tell who once wrote. A minute's grace is for transactions that still read one. */
export async function dropOldClaims(db: Kysely<Database>) {
  await db.deleteFrom('claim').where('until', '<', sql<Date>`now() - interval '1 minute'`).execute();
}
