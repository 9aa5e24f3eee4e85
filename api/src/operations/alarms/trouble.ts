import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/database.ts';

/** Mail that does not get through to staff or the CRM, or to nobody at all. */
export interface Trouble {
  stuck: number;
  dead: number;
  oldestMinutes: number;
  references: string[];
  /** Why the last attempts failed. */
  reasons: string[];
}

/** What a look at the deliveries found. */
export interface Findings {
  /** Something that is a person's business now. */
  trouble: Trouble | undefined;
  /** Nothing waits too long and nothing that was given up lies there unsettled. */
  isClear: boolean;
}

/** Mail waiting this long is a person's business. */
export const patienceMinutes = 15;

/** Looks for mail that has waited too long or was given up within the hour. Visitors' mail counts too, unless the fault is the address that they gave. */
export async function lookForTrouble(db: Kysely<Database>): Promise<Findings> {
  const { rows } = await sql<Trouble & { lying: number }>`
    with failing as (
      select reference, delivery.created_at, dead_at, last_error,
        dead_at is null as "isStuck",
        coalesce(dead_at > now() - interval '1 hour', false) as "isFresh"
      from delivery join inquiry on inquiry.id = delivery.inquiry_id
      where delivered_at is null and settled_at is null
        and (party <> 'visitor' or fault is distinct from 'recipient')
        and (dead_at is not null or delivery.created_at < now() - make_interval(mins => ${patienceMinutes}))
    )
    select
      count(*) filter (where "isStuck")::int as stuck,
      count(*) filter (where "isFresh")::int as dead,
      count(*) filter (where dead_at is not null)::int as lying,
      (coalesce(extract(epoch from now() - min(created_at)), 0) / 60)::int as "oldestMinutes",
      coalesce((array_agg(distinct reference))[1:20], '{}') as references,
      coalesce((array_agg(distinct last_error) filter (where last_error is not null))[1:5], '{}') as reasons
    from failing`.execute(db);
  const [{ lying, ...trouble } = { lying: 0, ...nothing }] = rows;

  return {
    trouble: trouble.stuck + trouble.dead > 0 ? trouble : undefined,
    isClear: trouble.stuck + lying === 0,
  };
}

const nothing: Trouble = { stuck: 0, dead: 0, oldestMinutes: 0, references: [], reasons: [] };
