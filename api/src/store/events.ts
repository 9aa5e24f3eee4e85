import type { Kysely, Transaction } from 'kysely';
import type { Database, Handling, HandlingEvent, InquiryState } from './database.ts';

/** Actor number of the office; agents have their number on the roster. */
export const theOffice = 0;

/** Returns the events of an inquiry, oldest first. */
export async function eventsOf(db: Kysely<Database>, inquiryId: string): Promise<HandlingEvent[]> {
  const rows = await db
    .selectFrom('inquiry_event')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .orderBy('number')
    .execute();

  return rows.map(({ inquiry_id: _, ...event }) => event);
}

/** State of an inquiry after each event; undefined where the event does not change it. */
const stateAfter: Readonly<Record<Handling, InquiryState | undefined>> = {
  taken: 'taken',
  answered: 'answered',
  passed: 'passed',
  closed: 'closed',
  released: 'new',
  reminded: undefined,
};

/**
 * Writes the next event; false when someone has acted since the caller saw `seen` events. Reminders do not count as
 * acts.
 */
export async function recordEvent(
  trx: Transaction<Database>,
  inquiryId: string,
  event: Pick<HandlingEvent, 'kind' | 'actor' | 'detail'>,
  seen: number,
): Promise<boolean> {
  const { kind, actor, detail } = event;
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('inquiry_event')
    .values({ inquiry_id: inquiryId, number: seen + 1, kind, actor, detail: JSON.stringify(detail) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();

  const isFirst = numInsertedOrUpdatedRows > 0n;
  const state = stateAfter[kind];
  if (isFirst && state) await trx.updateTable('inquiry').set({ state }).where('id', '=', inquiryId).execute();
  if (isFirst) return true;

  const events = await eventsOf(trx, inquiryId);

  return events.length > seen && hasSeen(events, seen) && recordEvent(trx, inquiryId, event, events.length);
}

/** Reports whether a reader of `seen` events saw every act; a later reminder is not an act. */
export function hasSeen(events: readonly HandlingEvent[], seen: number): boolean {
  const acts = events.findLastIndex(({ kind }) => kind !== 'reminded') + 1;

  return Number.isInteger(seen) && seen >= acts && seen <= events.length;
}

/** Returns the last act of a person on an inquiry; acts up to its release do not count. */
export function lastAct(events: readonly HandlingEvent[]): HandlingEvent | undefined {
  const released = events.findLastIndex(({ kind }) => kind === 'released');

  return events.slice(released + 1).findLast(({ kind }) => kind !== 'reminded');
}
