import { office } from '@dosmares/content/office';
import type { DeskJob } from '@dosmares/desk/reminders/remind';
import type { HandlingEvent, Store } from '@dosmares/store/database';
import { sql } from 'kysely';
import type { Arrival } from '../faults/faulty-smtp.ts';
import type { Staff, Visitors } from './people.ts';

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
  const duplicates = repeats(inquiries.map(({ email }) => email));

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

async function tallyHandling({ db, boss }: Store, { reported }: Staff, arrivals: readonly Arrival[]) {
  const { rows } = await sql<HandlingEvent & { inquiry: string; reference: string; isLast: boolean }>`
    select inquiry_event.*, inquiry_id as inquiry, reference,
      number = max(number) over (partition by inquiry_id) as "isLast"
    from inquiry_event join inquiry on inquiry.id = inquiry_id`.execute(db);
  const arrived = new Set(arrivals.map(nameOf));
  // The office gets one reminder of an inquiry that it has itself.
  const atOffice = new Set(arrivals.filter(({ to }) => to === office.email).map(nameOf));
  const jobs = await boss.findJobs<DeskJob>('reminder');
  const jobOf = ({ inquiry, number, to }: Omit<DeskJob, 'about'>) => `${inquiry} ${number} ${to}`;
  const waiting = new Set(jobs.flatMap(({ state, data }) => (state === 'completed' ? [] : jobOf(data))));
  const reminders = rows.filter(({ kind }) => kind === 'reminded');
  // No mail is sent about a reminder that something later has superseded.
  const unsent = reminders
    .filter(({ isLast }) => isLast)
    .flatMap(({ inquiry, reference, number, detail }) => {
      const mail = (to: DeskJob['to']) => `${reference}.reminder.${number}.${to}`.toLowerCase();
      const recipients: DeskJob['to'][] = detail.reminder === 'limit' ? ['holder', 'office'] : ['holder'];

      return recipients.filter(
        (to) =>
          !arrived.has(mail(to)) &&
          !(to === 'office' && atOffice.has(mail('holder'))) &&
          !waiting.has(jobOf({ inquiry, number, to })),
      );
    });
  const stages = reminders.map(({ inquiry, detail }) => `${inquiry} ${detail.reminder}`);
  const notes = rows.flatMap(({ detail }) => detail.note ?? []);

  return {
    acts: reported.size,
    reminders: reminders.length,
    lost: [...reported].filter((note) => !notes.includes(note)).length + unsent.length,
    doubled: repeats(notes) + repeats(stages),
  };
}

const repeats = (all: readonly string[]) => all.length - new Set(all).size;
