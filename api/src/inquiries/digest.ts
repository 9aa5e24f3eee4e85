import { office } from '@dosmares/content/office';
import { momentOf } from '@dosmares/content/office-time';
import { type Kysely, sql } from 'kysely';
import { type AnswerTimes, type DaySummary, digestMail } from '../mail/digest.ts';
import { officeMailbox, renderMail } from '../mail/layout.ts';
import { localStamp } from '../mail/local-time.ts';
import type { Database } from '../store/database.ts';
import { isGivenUp, readBacklog } from '../store/deliveries.ts';
import { isOpen } from '../store/inquiry.ts';
import { type OfficeMails, readHeld } from './held-notice.ts';

/**
 * Sends the office a summary every day at seven by its own clock; one missed while the service was down is made up for
 * once.
 */
export async function sendDigests({ store, sendMail, destinations }: OfficeMails, cron = '0 7 * * *') {
  await store.boss.schedule('digest', cron, null, { tz: office.timeZone, missed: 'once' });
  // A daily mail may come half a minute late.
  await store.boss.work('digest', { pollingIntervalSeconds: 30 }, async () => {
    const day = await summariseDay(store.db);
    const name = `digest.${day.until.toISOString().slice(0, 10)}`;
    await sendMail(renderMail(digestMail(day, officeMailbox, destinations), name));
  });
}

const mostListed = 40;

/** Reads yesterday's figures by the office's calendar, and everything that is open, held or was given up. */
export async function summariseDay(db: Kysely<Database>, until = new Date()): Promise<DaySummary> {
  const { since, end } = yesterdayOf(until);
  const [byAgent, open, openCount, answers, held, givenUp, backlog] = await Promise.all([
    readByAgent(db, since, end),
    readOpen(db),
    db.selectFrom('inquiry').select(sql<number>`count(*)::int`.as('count')).where(isOpen).executeTakeFirst(),
    answerTimes(db, since, end),
    readHeld(db, 'all'),
    readGivenUp(db),
    readBacklog(db),
  ]);

  return { since, until, byAgent, open, openCount: openCount?.count ?? 0, answers, held, givenUp, backlog };
}

function yesterdayOf(now: Date) {
  const startOf = (moment: Date) => momentOf(localStamp(moment).slice(0, 10)) ?? moment;
  const end = startOf(now);

  return { since: startOf(new Date(end.getTime() - 1)), end };
}

const readByAgent = (db: Kysely<Database>, since: Date, end: Date) =>
  db
    .selectFrom('inquiry')
    .select('agent_id')
    .select([
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

const readOpen = (db: Kysely<Database>) =>
  db
    .selectFrom('inquiry')
    .select(['id', 'reference', 'name', 'agent_id', 'received_at', 'state'])
    .where(isOpen)
    .orderBy('received_at')
    .limit(mostListed)
    .execute();

const readGivenUp = (db: Kysely<Database>) =>
  db
    .selectFrom('delivery')
    .innerJoin('inquiry', 'inquiry.id', 'delivery.inquiry_id')
    .select(['reference', 'name', 'agent_id', 'party', 'last_error'])
    .where(isGivenUp)
    .orderBy('dead_at', 'desc')
    .limit(mostListed)
    .execute();

/**
 * Computes the answer times of a period: from an inquiry's arrival to the first time that staff recorded an answer.
 */
export async function answerTimes(db: Kysely<Database>, since: Date, until: Date): Promise<AnswerTimes> {
  const { rows } = await sql<{ answered: number; median: number | null; worst: number | null }>`
    select count(*)::int as answered,
      percentile_cont(0.5) within group (order by seconds)::float8 as median,
      max(seconds)::float8 as worst
    from (
      select extract(epoch from event.at - inquiry.received_at) as seconds
      from inquiry_event as event join inquiry on inquiry.id = event.inquiry_id
      where event.kind = 'answered' and event.at >= ${since} and event.at < ${until}
        and not exists (
          select from inquiry_event as earlier
          where earlier.inquiry_id = event.inquiry_id and earlier.kind = 'answered' and earlier.number < event.number
        )
    ) as answer`.execute(db);
  const [first] = rows;

  return {
    answered: first?.answered ?? 0,
    medianSeconds: first?.median ?? undefined,
    worstSeconds: first?.worst ?? undefined,
  };
}
