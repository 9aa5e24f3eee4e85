import { office } from '@dosmares/content/office';
import type { DeskJob } from '@dosmares/desk/reminders/remind';
import type { HandlingEvent, InquiryState, Store } from '@dosmares/store/database';
import { isAct, officeId } from '@dosmares/store/inquiry';
import { sql } from 'kysely';
import type { Arrival } from '../faults/faulty-smtp.ts';
import { kinds, type ReportedAct, type Staff, type Visitors } from './people.ts';

interface Traces {
  visitors: Visitors;
  staff: Staff;
  arrivals: readonly Arrival[];
  /** Periods in which deliveries may go unrecorded, in milliseconds since 1970. */
  faultTimes: readonly { from: number; to: number }[];
}

/** Result of a chaos run; `docs/threat-model.md` says what each figure may be. */
export type Tally = Awaited<ReturnType<typeof tally>>;

// Milliseconds until a delivery is recorded under load, and the tolerance between two clock readings.
const recordingMs = 3000;
const clockToleranceMs = 50;

const nameOf = ({ messageId }: Arrival) => messageId.replace(/^<|@.*$/g, '');

/** Compares what visitors and staff were told with what is stored, and that with the mails that arrived. */
export async function tally(store: Store, { visitors, staff, arrivals, faultTimes }: Traces) {
  const inquiries = await store.db.selectFrom('inquiry').select(['reference', 'email']).execute();
  const { rows: expected } = await sql<{ name: string }>`
    select lower(reference || '.' || recipient || '.' || revision) as name
    from delivery join inquiry on inquiry.id = inquiry_id`.execute(store.db);
  const references = new Set(inquiries.map(({ reference }) => reference));
  const arrived = Map.groupBy(arrivals, nameOf);
  const repeated = [...arrived.values()].flatMap((all) => all.slice(0, -1).map(({ at }) => at));
  const unexplained = repeated.filter(
    (at) => !faultTimes.some(({ from, to }) => at <= to + clockToleranceMs && from - at < recordingMs),
  );
  const { lost, doubled, ...handled } = await tallyHandling(store, staff, arrivals);
  const missing = [...visitors.acknowledged.values()].filter((reference) => !references.has(reference));
  const unsent = expected.filter(({ name }) => !arrived.has(name));
  const duplicates = inquiries.length - new Set(inquiries.map(({ email }) => email)).size;

  return {
    acknowledged: visitors.acknowledged.size,
    ...handled,
    lost: missing.length + unsent.length + lost,
    doubled: duplicates + visitors.contradicted.size + doubled,
    mails: arrived.size,
    again: repeated.length,
    unexplained: unexplained.length,
    slowestMs: Math.round(visitors.waits.reduce((most, ms) => Math.max(most, ms), 0)),
  };
}

type Event = HandlingEvent & { inquiry_id: string; reference: string; state: InquiryState };

async function tallyHandling({ db, boss }: Store, { reported }: Staff, arrivals: readonly Arrival[]) {
  const { rows } = await sql<Event>`select inquiry_event.*, reference, state
    from inquiry_event join inquiry on inquiry.id = inquiry_id order by number`.execute(db);
  const histories = Map.groupBy(rows, ({ inquiry_id }) => inquiry_id);
  const arrived = new Set(arrivals.map(nameOf));
  // The office gets one reminder of an inquiry that it has itself.
  const atOffice = new Set(arrivals.filter(({ to }) => to === office.email).map(nameOf));
  const jobs = await boss.findJobs<DeskJob>('reminder');
  const jobOf = ({ inquiry, number, to }: Omit<DeskJob, 'about'>) => `${inquiry} ${number} ${to}`;
  const waiting = new Set(jobs.flatMap(({ state, data }) => (state === 'completed' ? [] : jobOf(data))));
  const unsent = rows.flatMap((event) => {
    const { inquiry_id: inquiry, reference, number } = event;
    const about = event.kind === 'reminded' ? 'reminder' : 'taken-away';
    const mail = (to: unknown) => `${reference}.${about}.${number}.${to}`.toLowerCase();

    return recipientsOf(histories.get(inquiry) ?? [], event).filter(
      (to) =>
        !arrived.has(mail(to)) &&
        !(to === 'office' && atOffice.has(mail('holder'))) &&
        !waiting.has(jobOf({ inquiry, number, to })),
    );
  });
  const noted = new Map(rows.map((event) => [event.detail.note, event]));
  const notes = rows.flatMap(({ detail }) => detail.note ?? []);
  const isStored = ([note, { action, to }]: readonly [string, ReportedAct]) =>
    noted.get(note)?.kind === kinds[action] && (action !== 'reassign' || noted.get(note)?.detail.to === to);
  const { done = [], refused = [] } = Object.groupBy(reported, ([, { isDone }]) =>
    isDone ? 'done' : 'refused',
  );
  const inconsistent = [...histories.values()].filter((events) => {
    const last = events.findLast(isAct);

    return last && last.kind !== last.state;
  });

  return {
    acts: done.length,
    refused: refused.length,
    reminders: rows.filter(({ kind }) => kind === 'reminded').length,
    untrue: refused.filter(([note]) => noted.has(note)).length + inconsistent.length,
    lost: done.filter((one) => !isStored(one)).length + unsent.length,
    doubled: notes.length - new Set(notes).size + [...histories.values()].flatMap(remindedTwice).length,
  };
}

/** Returns who must get a mail about an event; nobody about a reminder that something later has superseded. */
function recipientsOf(events: readonly HandlingEvent[], event: HandlingEvent): readonly DeskJob['to'][] {
  const { kind, number, actor, detail } = event;
  const { assignee = null, agent_id = null } = detail.was ?? {};
  const formerHolder = assignee ?? agent_id ?? officeId;
  if (kind === 'passed') return [officeId, actor, detail.to].includes(formerHolder) ? [] : [formerHolder];
  const isSuperseded = events.some((later) => later.number > number && later.kind !== 'noted');
  if (kind !== 'reminded' || isSuperseded) return [];

  return detail.reminder === 'limit' ? ['holder', 'office'] : ['holder'];
}

/** Returns the reminders of a stage that already had one since the inquiry was last reassigned. */
const remindedTwice = (events: readonly HandlingEvent[]) =>
  events.filter(({ kind, number, detail: { reminder } }) => {
    const before = events.filter((one) => one.number < number);
    const begun = reminder === 'untaken' ? before.findLastIndex((one) => one.kind === 'passed') : -1;

    return kind === 'reminded' && before.slice(begun + 1).some((one) => one.detail.reminder === reminder);
  });
