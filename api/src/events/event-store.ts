import type { EventSummaries, EventSummary } from '@dosmares/contracts/events';
import { type Kysely, sql } from 'kysely';
import type { Store } from '../store/database.ts';
import { stepMs, stepOf, type Visitor, vitalBits } from './visitor.ts';

/** Store of visitors: one table for all processes of the API. */
export interface EventStore {
  keep: (visitors: readonly Visitor[]) => Promise<void>;
  summaries: (since: Date) => Promise<EventSummaries>;
}

const dayMs = 24 * 3_600_000;

/** How long visitors are kept. A canary is compared with the last day of the live release; a week is for people. */
export const keptMs = 8 * dayMs;

/**
 * Maximum number of visitors kept for any 24 hours. A verdict needs fewer than 5,000 of one composition; 20,000 of
 * all take 6.4 MB a day when each is written twice, so that eight days stay below 60 MB in any case.
 */
export const mostOfComposition = 5_000;
const mostOfAll = 20_000;

// Old rows are deleted in portions, so that no statement takes long.
const portion = 5_000;

/** Creates a store of visitors in the database. */
export function eventStore(store: () => Store, now: () => number = Date.now): EventStore {
  const db = () => store().db as unknown as Kysely<unknown>;
  let cleanedAt = 0;

  return {
    async keep(visitors) {
      if (visitors.length > 0) await add(db(), visitors, new Date(now() - dayMs));
      if (now() - cleanedAt < stepMs) return;

      cleanedAt = now();
      await sql`delete from client_visitor where (composition, connection) in (
        select composition, connection from client_visitor
        where begun < ${new Date(now() - keptMs)} limit ${portion})`.execute(db());
    },
    summaries: (since) => summariesSince(stepOf(since.getTime()), db()),
  };
}

/**
 * Adds new facts: unknown visitors while the day's budget lasts, and for known visitors what their first page load
 * had not reported yet. Rows without news are filtered out before the insert, which would write to the log even where
 * it changes nothing. The order is fixed, because two processes with different orders would deadlock.
 */
const add = (db: Kysely<unknown>, visitors: readonly Visitor[], dayAgo: Date) =>
  sql`with taken as (
      select composition, count(*) as count from client_visitor where begun >= ${dayAgo} group by composition
    )
    insert into client_visitor (composition, connection, visit, begun, measured, poor, culprit)
    select reported.composition, reported.connection, reported.visit, reported.begun, reported.measured, reported.poor, reported.culprit
    from jsonb_to_recordset(${JSON.stringify(visitors)}::jsonb) as reported(
      composition text, connection text, visit text, begun timestamptz, measured smallint, poor smallint, culprit text
    )
    left join client_visitor known using (composition, connection)
    left join taken using (composition)
    where case
      when known.visit is null then coalesce(taken.count, 0) < ${mostOfComposition}
        and coalesce((select sum(count) from taken), 0) < ${mostOfAll}
      else known.visit = reported.visit and (reported.measured & ~known.measured <> 0 or reported.poor & ~known.poor <> 0
        or (known.culprit is null and reported.culprit is not null))
    end
    order by reported.composition, reported.connection
    on conflict (composition, connection) do update set
      measured = client_visitor.measured | excluded.measured,
      poor = client_visitor.poor | excluded.poor,
      culprit = coalesce(client_visitor.culprit, excluded.culprit)
    where client_visitor.visit = excluded.visit`.execute(db);

interface SummaryRow extends Omit<EventSummary, 'errors'> {
  composition: string;
}

async function summariesSince(since: Date, db: Kysely<unknown>): Promise<EventSummaries> {
  const [summaries, culprits] = await Promise.all([
    sql<SummaryRow>`select composition,
      count(*)::int as visitors,
      count(culprit)::int as "failedVisitors",
      count(distinct (begun at time zone 'UTC')::date)::int as days,
      jsonb_build_object('LCP', ${vital('LCP')}, 'INP', ${vital('INP')}, 'CLS', ${vital('CLS')}) as vitals
      from client_visitor where begun >= ${since} group by composition`.execute(db),
    sql<{
      composition: string;
      culprit: string;
      count: number;
    }>`select composition, culprit, count(*)::int as count
      from client_visitor where begun >= ${since} and culprit is not null group by composition, culprit`.execute(
      db,
    ),
  ]);
  const errorsOf = (id: string) =>
    culprits.rows
      .filter(({ composition }) => composition === id)
      .map(({ culprit, count }) => [culprit, count]);
  const rows = summaries.rows.map(({ composition, ...summary }) => [
    composition,
    { ...summary, errors: Object.fromEntries(errorsOf(composition)) },
  ]);

  return { compositions: Object.fromEntries(rows) };
}

const vital = (name: keyof typeof vitalBits) => sql`jsonb_build_object(
  'measured', count(*) filter (where measured & ${sql.lit(vitalBits[name])} <> 0),
  'poor', count(*) filter (where poor & ${sql.lit(vitalBits[name])} <> 0))`;
