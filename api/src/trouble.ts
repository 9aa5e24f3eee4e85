import { type Kysely, sql } from 'kysely';
import type { Database } from './database.ts';

/** Mail that does not get through to staff or the CRM. */
export interface Trouble {
  stuck: number;
  dead: number;
  oldestMinutes: number;
  references: string[];
}

/** Mail waiting this long is a person's business. */
export const patienceMinutes = 15;

/** Looks for mail that has waited too long or was given up within the hour; undefined when there is none. A visitor's mistyped address is not trouble. */
export async function findTrouble(db: Kysely<Database>): Promise<Trouble | undefined> {
  const { rows } = await sql<Trouble>`
    select
      count(*) filter (where dead_at is null)::int as stuck,
      count(*) filter (where dead_at is not null)::int as dead,
      (coalesce(extract(epoch from now() - min(delivery.created_at)), 0) / 60)::int as "oldestMinutes",
      coalesce((array_agg(distinct reference))[1:20], '{}') as references
    from delivery join inquiry on inquiry.id = delivery.inquiry_id
    where delivered_at is null and party <> 'visitor'
      and (dead_at > now() - interval '1 hour'
        or dead_at is null and delivery.created_at < now() - make_interval(mins => ${patienceMinutes}))`.execute(
    db,
  );
  const [found] = rows;

  return found && found.stuck + found.dead > 0 ? found : undefined;
}
