import { office } from '@dosmares/content/office';
import { sql } from 'kysely';
import type { DeskJob } from '../../src/desk/reminders/remind.ts';
import type { HandlingEvent, Store } from '../../src/store/database.ts';
import { isAct, theOffice } from '../../src/store/inquiry.ts';
import type { Arrival } from '../faults/faulty-smtp.ts';
import { habits, type Staff, type Told, type Visitors } from './people.ts';

/** Result of a chaos run. */
export interface Tally {
  acknowledged: number;
  /** Acts of which staff were told that they are recorded, and those of which they were told that they are not. */
  acts: number;
  refused: number;
  /** Reminders that were written down. */
  reminders: number;
  /**
   * Acknowledged inquiries and acts that are not stored as they were told, and mails of stored inquiries, reminders and
   * reassignments that neither arrived nor wait.
   */
  lost: number;
  /**
   * Submissions that were stored twice, or whose visitor received two references; acts that are stored twice, and
   * repeated reminders of a stage without an act between them.
   */
  doubled: number;
  /** Acts that are stored although staff were told that they are not, and inquiries whose state is not of their last act. */
  untrue: number;
  /** Number of different mails that arrived, and of repeated ones. */
  mails: number;
  again: number;
  /** Repeated mails although no fault kept the mail server's 250 from being recorded: there must be none. */
  unexplained: number;
  /** Longest time that a visitor waited. */
  slowestMs: number;
}

/** Period of a fault that can keep a delivery from being recorded, in milliseconds since 1970. */
export interface FaultTime {
  from: number;
  to: number;
}

/** What a run left behind. */
interface Traces {
  visitors: Visitors;
  staff: Staff;
  arrivals: readonly Arrival[];
  times: readonly FaultTime[];
}

// Milliseconds until a delivery is recorded under load, and the tolerance between two clock readings.
const recordingMs = 3000;
const clockBlur = 50;

const nameOf = ({ messageId }: Arrival) => messageId.replace(/^<|@.*$/g, '');

/** Compares what visitors and staff were told with what is stored, and that with the mails that arrived. */
export async function tally(store: Store, { visitors, staff, arrivals, times }: Traces): Promise<Tally> {
  const { db } = store;
  const inquiries = await db.selectFrom('inquiry').select(['reference', 'email']).execute();
  const expected = await db
    .selectFrom('delivery')
    .innerJoin('inquiry', 'inquiry.id', 'delivery.inquiry_id')
    .select(sql<string>`lower(reference || '.' || party || '.' || edition)`.as('name'))
    .execute();
  const references = new Set(inquiries.map(({ reference }) => reference));
  const arrived = Map.groupBy(arrivals, nameOf);
  const repeated = [...arrived.values()].flatMap((all) => all.slice(0, -1).map(({ at }) => at));
  const unexplained = repeated.filter(
    (at) => !times.some(({ from, to }) => at <= to + clockBlur && from - at < recordingMs),
  );
  const handled = await tallyHandling(store, staff, arrivals);
  const lost = [
    ...[...visitors.acknowledged.values()].filter((reference) => !references.has(reference)),
    ...expected.filter(({ name }) => !arrived.has(name)),
    ...handled.lost,
  ];
  const twice = inquiries.length - new Set(inquiries.map(({ email }) => email)).size;

  return {
    acknowledged: visitors.acknowledged.size,
    ...handled.figures,
    lost: lost.length,
    doubled: twice + visitors.contradicted.size + handled.doubled,
    mails: arrived.size,
    again: repeated.length,
    unexplained: unexplained.length,
    slowestMs: Math.round(visitors.waits.reduce((most, ms) => Math.max(most, ms), 0)),
  };
}

async function tallyHandling({ db, boss }: Store, { told }: Staff, arrivals: readonly Arrival[]) {
  const rows = await db
    .selectFrom('inquiry_event')
    .innerJoin('inquiry', 'inquiry.id', 'inquiry_event.inquiry_id')
    .selectAll('inquiry_event')
    .select(['reference', 'state'])
    .orderBy('number')
    .execute();
  const byInquiry = Map.groupBy(rows, ({ inquiry_id }) => inquiry_id);
  const arrived = new Set(arrivals.map(nameOf));
  // Where the office has an inquiry, it is told once.
  const atOffice = new Set(arrivals.filter(({ to }) => to === office.email).map(nameOf));
  const jobs = await boss.findJobs<DeskJob>('reminder');
  const mailOf = ({ inquiry, number, to }: Omit<DeskJob, 'about'>) => `${inquiry} ${number} ${to}`;
  const waiting = new Set(jobs.filter(({ state }) => state !== 'completed').map(({ data }) => mailOf(data)));
  const unsent = rows.flatMap((event) => {
    const { inquiry_id: inquiry, reference, number } = event;
    const about = event.kind === 'reminded' ? 'reminder' : 'taken-away';
    const mail = (to: unknown) => `${reference}.${about}.${number}.${to}`.toLowerCase();

    return recipientsOf(byInquiry.get(inquiry) ?? [], event).filter(
      (to) =>
        !arrived.has(mail(to)) &&
        !(to === 'office' && atOffice.has(mail('holder'))) &&
        !waiting.has(mailOf({ inquiry, number, to })),
    );
  });
  const noted = new Map(rows.map((event) => [event.detail.note, event]));
  const notes = rows.flatMap(({ detail }) => detail.note ?? []);
  const [done, refused] = [true, false].map((isDone) =>
    [...told].filter(([, one]) => one.isDone === isDone),
  ) as [[string, Told][], [string, Told][]];
  const isStored = ([note, { action, to }]: [string, Told]) =>
    noted.get(note)?.kind === habits[action] && (action !== 'reassign' || noted.get(note)?.detail.to === to);
  const astray = [...byInquiry.values()].filter((events) => {
    const last = events.findLast(isAct);

    return last && last.kind !== last.state;
  });

  return {
    figures: {
      acts: done.length,
      refused: refused.length,
      reminders: rows.filter(({ kind }) => kind === 'reminded').length,
      untrue: refused.filter(([note]) => noted.has(note)).length + astray.length,
    },
    lost: [...done.filter((one) => !isStored(one)), ...unsent],
    doubled: notes.length - new Set(notes).size + [...byInquiry.values()].flatMap(remindedTwice).length,
  };
}

/** Returns whom the desk has to tell of an event: of a reminder nobody, once a later act or reminder has overtaken it. */
function recipientsOf(events: readonly HandlingEvent[], event: HandlingEvent): readonly DeskJob['to'][] {
  const { kind, number, actor, detail } = event;
  const { assignee = null, agent_id = null } = detail.was ?? {};
  const loser = assignee ?? agent_id ?? theOffice;
  if (kind === 'passed') return [theOffice, actor, detail.to].includes(loser) ? [] : [loser];
  const isOvertaken = events.some((later) => later.number > number && later.kind !== 'noted');
  if (kind !== 'reminded' || isOvertaken) return [];

  return detail.reminder === 'limit' ? ['holder', 'office'] : ['holder'];
}

/** Returns the reminders whose stage already had one since the inquiry was last assigned to a colleague. */
const remindedTwice = (events: readonly HandlingEvent[]) =>
  events.filter(({ kind, number, detail: { reminder } }) => {
    const before = events.filter((one) => one.number < number);
    const begun = reminder === 'untaken' ? before.findLastIndex((one) => one.kind === 'passed') : -1;

    return kind === 'reminded' && before.slice(begun + 1).some((one) => one.detail.reminder === reminder);
  });
