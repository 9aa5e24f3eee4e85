import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/database.ts';

/** How much waits at this moment; what staff have settled is not among it. */
export interface Backlog {
  waiting: number;
  dead: number;
  held: number;
  oldestSeconds: number;
}

/** What waits at this moment, as one question to the store. */
export async function readBacklog(db: Kysely<Database>): Promise<Backlog> {
  const { rows } = await sql<Backlog>`
    select
      count(*) filter (where dead_at is null)::int as waiting,
      count(*) filter (where dead_at is not null and settled_at is null)::int as dead,
      coalesce(extract(epoch from now() - min(created_at) filter (where dead_at is null)), 0)::int as "oldestSeconds",
      (select count(*)::int from inquiry where held is not null) as held
    from delivery
    where delivered_at is null`.execute(db);

  return rows[0] ?? { waiting: 0, dead: 0, held: 0, oldestSeconds: 0 };
}
