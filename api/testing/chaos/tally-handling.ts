import { office } from '@dosmares/content/office';
import type { DeskJob } from '../../src/desk/reminders/mails.ts';
import type { HandlingEvent, Store } from '../../src/store/database.ts';
import type { Arrival } from '../faults/faulty-smtp.ts';

/** Result of a chaos run for acts and reminders. */
export interface HandlingTally {
  acts: number;
  reminders: number;
  /** Acknowledged acts that are not stored, and reminders whose mail neither arrived nor waits. */
  lost: number;
  /** Acts that are stored twice, and repeated reminders of a stage without an act between them. */
  doubled: number;
}

/**
 * Compares the acts acknowledged to staff with those stored, and the stored reminders with the mails that arrived.
 */
export async function tallyHandling(
  { db, boss }: Store,
  acknowledged: ReadonlySet<string>,
  arrivals: readonly Arrival[],
): Promise<HandlingTally> {
  const rows = await db
    .selectFrom('inquiry_event')
    .innerJoin('inquiry', 'inquiry.id', 'inquiry_event.inquiry_id')
    .selectAll('inquiry_event')
    .select('reference')
    .orderBy('number')
    .execute();
  const nameOf = ({ messageId }: Arrival) => messageId.replace(/^<|@.*$/g, '');
  const arrived = new Set(arrivals.map(nameOf));
  // Where the office has an inquiry, it is told once.
  const atOffice = new Set(arrivals.filter(({ to }) => to === office.email).map(nameOf));
  const waiting = new Set(
    (await boss.findJobs<DeskJob>('reminder'))
      .filter(({ state }) => state !== 'completed')
      .map(({ data }) => `${data.inquiry} ${data.number} ${data.to}`),
  );
  const notes = rows.flatMap(({ detail }) => detail.note ?? []);
  const noted = new Set(notes);
  const reminders = rows.filter(({ kind }) => kind === 'reminded');
  const byInquiry = Map.groupBy(rows, ({ inquiry_id }) => inquiry_id);
  const unsent = reminders.flatMap(({ inquiry_id, reference, number }) =>
    recipientsOf(byInquiry.get(inquiry_id) ?? [], number).filter(
      (to) =>
        !arrived.has(`${reference}.reminder.${number}.${to}`.toLowerCase()) &&
        !(to === 'office' && atOffice.has(`${reference}.reminder.${number}.holder`.toLowerCase())) &&
        !waiting.has(`${inquiry_id} ${number} ${to}`),
    ),
  );

  return {
    acts: acknowledged.size,
    reminders: reminders.length,
    lost: [...acknowledged].filter((note) => !noted.has(note)).length + unsent.length,
    doubled: notes.length - noted.size + [...byInquiry.values()].flatMap(repeated).length,
  };
}

/** Returns who has to get a reminder: nobody, once a later act or reminder has overtaken it. */
function recipientsOf(events: readonly HandlingEvent[], number: number): readonly string[] {
  const isOvertaken = events.some((event) => event.number > number && event.kind !== 'noted');
  const isLimit = events.find((event) => event.number === number)?.detail.reminder === 'limit';

  return isOvertaken ? [] : isLimit ? ['holder', 'office'] : ['holder'];
}

/** Returns the reminders whose stage already had one since the inquiry was last assigned to a colleague. */
function repeated(events: readonly HandlingEvent[]): HandlingEvent[] {
  return events.filter(({ kind, number, detail: { reminder } }) => {
    const isUntaken = reminder === 'untaken';
    const begun = events.findLast((one) => isUntaken && one.kind === 'passed' && one.number < number);

    return (
      kind === 'reminded' &&
      events.some(
        (one) => one.detail.reminder === reminder && one.number < number && one.number > (begun?.number ?? 0),
      )
    );
  });
}
