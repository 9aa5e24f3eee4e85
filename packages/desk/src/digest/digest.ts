import { office } from '@dosmares/content/office';
import { dayOf, momentOf } from '@dosmares/content/office-time';
import { capitalized, nameOf } from '@dosmares/mail/event-words';
import { type Detail, type MailContent, renderMail } from '@dosmares/mail/layout';
import { type Destinations, deskLinks } from '@dosmares/mail/links';
import { duration, localDay } from '@dosmares/mail/promise';
import type { Database } from '@dosmares/store/database';
import { officeId } from '@dosmares/store/inquiry';
import { type Kysely, sql } from 'kysely';
import type { JobWithMetadata } from 'pg-boss';
import { listForOffice } from '../list/find.ts';
import { listed } from '../list/listed.ts';
import { type DeskMails, quarantinedPart } from '../quarantine.ts';

type Db = Kysely<Database>;

/** Sends the office a summary at seven, local time; after downtime the missed ones are sent as one. */
export async function sendDigests({ store, sendMail, destinations }: DeskMails, at = '0 7 * * *') {
  await store.boss.schedule('digest', at, null, { tz: office.timeZone, missed: 'once' });
  // Polls rarely: a daily mail may be half a minute late.
  const options = { pollingIntervalSeconds: 30, includeMetadata: true } as const;
  await store.boss.work('digest', options, async ([job]: JobWithMetadata[]) => {
    // Its own day, however late a mail server that was down lets it through.
    const due = job?.createdOn ?? new Date();
    const day = await summariseDay(store.db, due);
    await sendMail(renderMail(digestMail(day, destinations), `digest.${dayOf(due)}`));
  });
}

/** The summary of a day. */
export function digestMail(day: DaySummary, destinations: Destinations): MailContent {
  const { byAgent, answers, waiting, undelivered, quarantined } = day;
  const received = byAgent.reduce((sum, agent) => sum + agent.received, 0);
  const count = `${received} ${received === 1 ? 'inquiry' : 'inquiries'}`;
  const waits = Object.entries({
    open: waiting.count,
    'in quarantine': quarantined.count,
    'not delivered': undelivered.count,
  }).flatMap(([what, count]) => (count === 0 ? [] : `${count} ${what}`));

  const days = new Set([day.since, new Date(day.end.getTime() - 1)].map(localDay));
  const title = `${[...days].join(' to ')}: ${count}`;

  return {
    subject: [title, ...waits].join(', '),
    title,
    preview: waits.join(', ') || 'Nothing is waiting.',
    parts: [
      { links: deskLinks(destinations) },
      { rows: byAgent.map(agentRow), text: byAgent.length === 0 && 'No inquiry came in.' },
      { rows: answerRows(answers), text: answers.answered === 0 && 'No answers were noted.' },
      {
        text: waiting.count === 0 ? 'Nothing is open.' : `Open, longest wait first: ${waiting.count}`,
      },
      listed(waiting, destinations),
      {
        notice:
          undelivered.count > 0 &&
          'Part of each of these has not been delivered yet, or was given up. The inquiries are safe: please tell whoever was not reached; the desk says why.',
      },
      listed(undelivered, destinations),
      quarantinedPart(quarantined, destinations),
    ],
  };
}

const answerRows = ({ answered, median, worst }: AnswerTimes): Detail[] => [
  ['Answered', answered > 0 && String(answered)],
  ['Median response time', median !== null && duration(median * 1000)],
  ['Slowest response', worst !== null && duration(worst * 1000)],
];

const agentRow = ({ agent_id, received, answered }: DaySummary['byAgent'][number]): Detail => [
  capitalized(nameOf(agent_id ?? officeId)),
  `${received} received, ${answered} answered`,
];

export type DaySummary = Awaited<ReturnType<typeof summariseDay>>;

export async function summariseDay(db: Db, until = new Date()) {
  const startOf = (moment: Date) => momentOf(dayOf(moment)) ?? moment;
  const end = startOf(until);
  // From the digest before, which after downtime is more than a day ago.
  const { rows } = await sql<{ before: Date | null }>`select max(created_on) as before from pgboss.job
    where name = 'digest' and state <> 'failed' and created_on < ${end}`.execute(db);
  const since = startOf(rows[0]?.before ?? new Date(end.getTime() - 1));
  const [byAgent, answers, waiting, undelivered, quarantined] = await Promise.all([
    readByAgent(db, since, end),
    answerTimes(db, since, end),
    listForOffice(db, 'waiting'),
    listForOffice(db, 'undelivered'),
    listForOffice(db, 'quarantined'),
  ]);

  return { since, end, byAgent, answers, waiting, undelivered, quarantined };
}

async function readByAgent(db: Db, since: Date, end: Date) {
  const { rows } = await sql<{ agent_id: number | null; received: number; answered: number }>`
    select agent_id, count(*)::int as received, (count(*) filter (where state = 'answered'))::int as answered
    from inquiry where received_at >= ${since} and received_at < ${end} and quarantined is null
    group by agent_id order by received desc, agent_id`.execute(db);

  return rows;
}

/** Times to the first answer, in seconds, of inquiries that were first answered in a period. */
interface AnswerTimes {
  answered: number;
  median: number | null;
  worst: number | null;
}

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
