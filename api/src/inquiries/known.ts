import { type Kysely, sql } from 'kysely';
import type { Database, Facts } from '../database.ts';

/** An inquiry that is stored, or is being stored. */
export interface Known {
  id: string;
  reference: string;
}

/** The inquiries that hold these marks, by mark. */
export async function holdersOf(
  db: Kysely<Database>,
  marks: readonly string[],
): Promise<ReadonlyMap<string, Known>> {
  if (marks.length === 0) return new Map();

  const rows = await db
    .selectFrom('claim')
    .innerJoin('inquiry', (join) => join.on(sql<boolean>`inquiry.id = claim.holder::uuid`))
    .select(['claim.key', 'inquiry.id', 'inquiry.reference'])
    .where('claim.key', 'in', marks)
    .where('claim.until', '>=', sql<Date>`now()`)
    .execute();

  return new Map(rows.map(({ key, id, reference }) => [key, { id, reference }]));
}

/** Lets the second call of a submission add what the first did not say; what is there stays. */
export async function addFacts(db: Kysely<Database>, id: string, facts: Facts) {
  if (Object.keys(facts).length === 0) return;

  await db
    .updateTable('inquiry')
    .set({ facts: sql<string>`${JSON.stringify(facts)}::jsonb || facts` })
    .where('id', '=', id)
    .execute();
}
