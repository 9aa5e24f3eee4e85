import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** A claim on an act that may happen once in `seconds`, and its holder. */
interface Claim {
  key: string;
  holder: string;
  seconds: number;
}

/**
 * Claims free keys, and returns those that were won. A single statement decides, so two processes cannot both win;
 * keys are ordered, so that two transactions do not deadlock.
 */
export async function claim(db: Kysely<Database>, wanted: readonly Claim[]): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();

  const rows = wanted
    .map(({ seconds, ...row }) => ({ ...row, until: sql<Date>`now() + make_interval(secs => ${seconds})` }))
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

/**
 * Deletes expired claims, which would only reveal who once wrote. A minute's grace is for transactions that still
 * read one.
 */
export async function dropOldClaims(db: Kysely<Database>) {
  await db.deleteFrom('claim').where('until', '<', sql<Date>`now() - interval '1 minute'`).execute();
}
