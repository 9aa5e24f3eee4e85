import type { Kysely, Transaction } from 'kysely';
import type { Act, Database, HandlingEvent, Standing } from './database.ts';

/** Number of the office; agents have their number on the roster. */
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

/** An event to be written. */
export type NewEvent = Pick<HandlingEvent, 'kind' | 'actor' | 'detail'>;

/** Returns what an act changes on its inquiry. */
const acts: Readonly<Record<Act, (event: NewEvent) => Partial<Standing>>> = {
  taken: ({ actor }) => ({ state: 'taken', assignee: actor }),
  answered: () => ({ state: 'answered', call_back_on: null }),
  passed: ({ detail: { to } }) => ({ state: 'passed', agent_id: to || null, assignee: to || null }),
  closed: () => ({ state: 'closed', call_back_on: null }),
  released: () => ({ state: 'new' }),
  reopened: () => ({ state: 'new' }),
  'call-back': ({ actor, detail: { on = null } }) => ({ state: 'taken', assignee: actor, call_back_on: on }),
  undone: ({ detail: { was } }) => was ?? {},
};

/** Whether an event is an act, which changes in whose hands an inquiry is. */
export const isAct = ({ kind }: Pick<HandlingEvent, 'kind'>) => kind in acts;

/** Writes the next event; returns its number, or undefined when someone has acted since the caller saw `seen` events. */
export async function recordEvent(
  trx: Transaction<Database>,
  inquiryId: string,
  event: NewEvent,
  seen: number,
): Promise<number | undefined> {
  const { kind, actor, detail } = event;
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('inquiry_event')
    .values({ inquiry_id: inquiryId, number: seen + 1, kind, actor, detail: JSON.stringify(detail) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  const effect = isAct(event) ? acts[kind as Act](event) : undefined;
  if (numInsertedOrUpdatedRows > 0n) {
    if (effect)
      await trx
        .updateTable('inquiry')
        .set({ ...effect, remind_at: new Date() })
        .where('id', '=', inquiryId)
        .execute();

    return seen + 1;
  }

  const events = await eventsOf(trx, inquiryId);

  return events.length > seen && hasSeen(events, seen)
    ? recordEvent(trx, inquiryId, event, events.length)
    : undefined;
}

/** Reports whether a reader of `seen` events saw every act; a later reminder or note is not an act. */
export function hasSeen(events: readonly HandlingEvent[], seen: number): boolean {
  const acts = events.findLastIndex(isAct) + 1;

  return Number.isInteger(seen) && seen >= acts && seen <= events.length;
}

/** Returns the last act on an inquiry that was not undone; acts up to its release do not count. */
export function lastAct(events: readonly HandlingEvent[]): HandlingEvent | undefined {
  const undone = new Set(events.map(({ detail }) => detail.act));
  const released = events.findLastIndex(({ kind }) => kind === 'released');

  return events
    .slice(released + 1)
    .findLast((event) => isAct(event) && event.kind !== 'undone' && !undone.has(event.number));
}

/** Records an act on inquiries, without personal data, in the caller's transaction. */
export async function audit(trx: Transaction<Database>, action: string, about: string) {
  await trx.insertInto('audit').values({ action, about }).execute();
}
