import { office } from '@dosmares/content/office';
import { momentOf } from '@dosmares/content/office-time';
import { type Kysely, type Selectable, sql } from 'kysely';
import { capitalized, nameOf, partyWords, stateWords } from '../../mail/event-words.ts';
import {
  type Fact,
  facts,
  type MailContent,
  type Maybe,
  notice,
  type Part,
  paragraph,
  renderMail,
} from '../../mail/layout.ts';
import { type Destinations, deskButton, inquiryPath } from '../../mail/links.ts';
import { dayOf, duration, lateFrom, localDay } from '../../mail/promise.ts';
import type { Database, DeliveryTable, InquiryTable } from '../../store/database.ts';
import { isGivenUp, readBacklog } from '../../store/deliveries.ts';
import { isOpen, theOffice } from '../../store/inquiry.ts';
import { beginning, type DeskMails, defanged, heldParts, readHeld } from '../quarantine.ts';

type Db = Kysely<Database>;

/** Sends the office a summary at seven by its own clock; one missed while the service was down is made up for once. */
export async function sendDigests({ store, sendMail, destinations }: DeskMails, at = '0 7 * * *') {
  await store.boss.schedule('digest', at, null, { tz: office.timeZone, missed: 'once' });
  // A daily mail may come half a minute late.
  await store.boss.work('digest', { pollingIntervalSeconds: 30 }, async () => {
    const day = await summariseDay(store.db);
    const name = `digest.${day.until.toISOString().slice(0, 10)}`;
    await sendMail(renderMail(digestMail(day, destinations), name));
  });
}

export function digestMail(day: DaySummary, destinations: Destinations): MailContent {
  const { byAgent, answers, openCount, held, backlog } = day;
  const received = byAgent.reduce((sum, agent) => sum + agent.received, 0);
  const came = `${received} ${received === 1 ? 'inquiry' : 'inquiries'}`;
  const waits = Object.entries({
    open: openCount,
    'in quarantine': held.count,
    'not delivered': backlog.dead,
  }).flatMap(([what, count]) => (count === 0 ? [] : `${count} ${what}`));

  return {
    subject: [`Yesterday: ${came}`, ...waits].join(', '),
    title: `${localDay(day.since)}: ${came}`,
    preview: waits.join(', ') || 'Nothing waits for anybody.',
    parts: [
      deskButton(destinations),
      byAgent.length === 0 ? paragraph('No inquiry came in yesterday.') : facts(byAgent.map(agentRow)),
      answers.answered === 0
        ? paragraph('Nobody noted an answer yesterday.')
        : facts([
            ['Answered yesterday', String(answers.answered)],
            ['Median response time', duration((answers.median ?? 0) * 1000)],
            ['The slowest took', duration((answers.worst ?? 0) * 1000)],
          ]),
      ...openParts(day, destinations),
      ...undeliveredParts(day),
      ...heldParts(held),
    ],
  };
}

const agentRow = ({ agent_id, received, answered }: DaySummary['byAgent'][number]): Fact => [
  capitalized(nameOf(agent_id ?? theOffice)),
  `${received} received, ${answered} answered`,
];

function openParts({ open, openCount, until }: DaySummary, { deskOrigin }: Destinations): Maybe<Part>[] {
  if (openCount === 0) return [paragraph('Nothing is open.')];
  const late = lateFrom(until);
  const rows = open.map(
    ({ reference, name, agent_id, received_at, state }): Fact => [
      reference,
      `${short(name)}, for ${nameOf(agent_id ?? theOffice)}. ${stateWords[state]}, waiting for ${duration(until.getTime() - received_at.getTime())}${received_at < late ? ', late' : ''}`,
      deskOrigin && `${deskOrigin}${inquiryPath(reference)}`,
    ],
  );

  return [
    paragraph(`Open, those that have waited longest first: ${openCount}`),
    facts(rows),
    more(openCount - open.length),
  ];
}

function undeliveredParts({ givenUp, backlog }: DaySummary): Maybe<Part>[] {
  const rows = givenUp.map(
    ({ reference, name, agent_id, party, last_error }): Fact => [
      reference,
      `${short(name)}: ${party === 'agent' ? `the mail to ${nameOf(agent_id ?? theOffice)}` : partyWords[party]} (${last_error ?? 'not tried'})`,
    ],
  );

  return [
    backlog.waiting > 0 && paragraph(`Mails that wait to be sent, and are tried again: ${backlog.waiting}`),
    rows.length > 0 &&
      notice(
        'These could not be delivered, and are tried no more. The inquiries are safe: please tell whoever did not hear of them, and ask whoever runs the service to look at the reasons.',
      ),
    rows.length > 0 && facts(rows),
    more(backlog.dead - givenUp.length),
  ];
}

const more = (count: number) => count > 0 && paragraph(`And ${count} more.`);

const short = (name: string) => defanged(beginning(name, 80));

export type DaySummary = Awaited<ReturnType<typeof summariseDay>>;

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

type Known = Pick<
  Selectable<InquiryTable>,
  'id' | 'reference' | 'name' | 'agent_id' | 'received_at' | 'state'
>;

async function readByAgent(db: Db, since: Date, end: Date) {
  const { rows } = await sql<{ agent_id: number | null; received: number; answered: number }>`
    select agent_id, count(*)::int as received, (count(*) filter (where state = 'answered'))::int as answered
    from inquiry where received_at >= ${since} and received_at < ${end} and held is null
    group by agent_id order by received desc, agent_id`.execute(db);

  return rows;
}

const mostListed = 40;

async function readOpen(db: Db) {
  const { rows } = await sql<Known & { total: number }>`
    select id, reference, name, agent_id, received_at, state, (count(*) over ())::int as total
    from inquiry where ${isOpen} order by received_at limit ${mostListed}`.execute(db);

  return rows;
}

type GivenUp = Pick<Known, 'reference' | 'name' | 'agent_id'> & Pick<DeliveryTable, 'party' | 'last_error'>;

async function readGivenUp(db: Db) {
  const { rows } = await sql<GivenUp>`
    select reference, name, agent_id, party, last_error
    from delivery join inquiry on inquiry.id = inquiry_id
    where ${isGivenUp} order by dead_at desc limit ${mostListed}`.execute(db);

  return rows;
}

/** Waiting times until the first answer, in seconds, of what was first answered in a period. */
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
