import { momentOf } from '@dosmares/content/office-time';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../store/database.ts';
import { isGivenUp, readBacklog } from '../../store/deliveries.ts';
import { isOpen } from '../../store/inquiry.ts';
import { dayOf } from '../list/filter.ts';
import { readHeld } from '../quarantine.ts';

type Db = Kysely<Database>;

/** Yesterday's inquiries by the office's calendar, and those that wait for a person. */
export type DaySummary = Awaited<ReturnType<typeof summariseDay>>;

/** Reads yesterday's figures, and everything that is open, held or was given up. */
export async function summariseDay(db: Db, until = new Date()) {
  const startOf = (moment: Date) => momentOf(dayOf(moment)) ?? moment;
  const end = startOf(until);
  const since = startOf(new Date(end.getTime() - 1));
  const [byAgent, open, answers, held, givenUp, backlog] = await Promise.all([
    readByAgent(db, since, end),
    readOpen(db),
    answerTimes(db, since, end),
    readHeld(db),
    readGivenUp(db),
    readBacklog(db),
  ]);

  return { since, until, byAgent, open, openCount: open[0]?.total ?? 0, answers, held, givenUp, backlog };
}

const mostListed = 40;

const readByAgent = (db: Db, since: Date, end: Date) =>
  db
    .selectFrom('inquiry')
    .select([
      'agent_id',
      sql<number>`count(*)::int`.as('received'),
      sql<number>`(count(*) filter (where state = 'answered'))::int`.as('answered'),
    ])
    .where('received_at', '>=', since)
    .where('received_at', '<', end)
    .where('held', 'is', null)
    .groupBy('agent_id')
    .orderBy('received', 'desc')
    .orderBy('agent_id')
    .execute();

const readOpen = (db: Db) =>
  db
    .selectFrom('inquiry')
    .select(['id', 'reference', 'name', 'agent_id', 'received_at', 'state'])
    .select(sql<number>`(select count(*)::int from inquiry where ${isOpen})`.as('total'))
    .where(isOpen)
    .orderBy('received_at')
    .limit(mostListed)
    .execute();

const readGivenUp = (db: Db) =>
  db
    .selectFrom('delivery')
    .innerJoin('inquiry', 'inquiry.id', 'delivery.inquiry_id')
    .select(['reference', 'name', 'agent_id', 'party', 'last_error'])
    .where(isGivenUp)
    .orderBy('dead_at', 'desc')
    .limit(mostListed)
    .execute();

/** Waiting times until the first answer, in seconds, of what was first answered in a period. */
interface AnswerTimes {
  answered: number;
  median: number | null;
  worst: number | null;
}

/** Computes the answer times of a period: from an inquiry's arrival until staff first noted an answer. */
export async function answerTimes(db: Db, since: Date, until = new Date()): Promise<AnswerTimes> {
  const { rows } = await sql<AnswerTimes>`
    select count(*)::int as answered,
      percentile_cont(0.5) within group (order by seconds)::float8 as median,
      max(seconds)::float8 as worst
    from (
      select extract(epoch from event.at - inquiry.received_at) as seconds
      from inquiry_event as event join inquiry on inquiry.id = event.inquiry_id
      where event.kind = 'answered' and event.at >= ${since} and event.at < ${until}
        and not exists (select from inquiry_event as earlier where earlier.inquiry_id = inquiry.id
          and earlier.kind = 'answered' and earlier.number < event.number)
    ) as answer`.execute(db);

  return rows[0] ?? { answered: 0, median: null, worst: null };
}
