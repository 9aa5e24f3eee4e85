import { agentById } from '@dosmares/content/roster';
import type { Kysely, Transaction } from 'kysely';
import type { Database, Handling, HandlingEvent, InquiryState } from '../store/database.ts';

/** The actor for the office; agents act under their number on the roster. */
export const theOffice = 0;

/** Events of an inquiry, oldest first. */
export async function eventsOf(db: Kysely<Database>, inquiryId: string): Promise<HandlingEvent[]> {
  const rows = await db
    .selectFrom('inquiry_event')
    .selectAll()
    .where('inquiry_id', '=', inquiryId)
    .orderBy('number')
    .execute();

  return rows.map(({ inquiry_id: _, ...event }) => event);
}

/** Where an inquiry stands after each event; some leave it where it was. */
const stateAfter: Readonly<Record<Handling, InquiryState | undefined>> = {
  taken: 'taken',
  answered: 'answered',
  passed: 'passed',
  closed: 'closed',
  released: 'new',
  reminded: undefined,
};

/** Writes the next event; false when somebody else has done something since `seen` were there. */
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

/** Whether a reader of `seen` events saw every act; a reminder that went out since is no act. */
export function hasSeen(events: readonly HandlingEvent[], seen: number): boolean {
  const acts = events.findLastIndex(({ kind }) => kind !== 'reminded') + 1;

  return Number.isInteger(seen) && seen >= acts && seen <= events.length;
}

/** The last thing that a person did to an inquiry; one that was released begins anew. */
export function lastAct(events: readonly HandlingEvent[]): HandlingEvent | undefined {
  const released = events.findLastIndex(({ kind }) => kind === 'released');

  return events.slice(released + 1).findLast(({ kind }) => kind !== 'reminded');
}

const mostTries = 5;

/** Writes the next event, whichever that is by now, unless there are as many as there may be. */
export async function nextEvent(
  trx: Transaction<Database>,
  inquiryId: string,
  event: Parameters<typeof recordEvent>[2] & { most: number },
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { length } = await eventsOf(trx, inquiryId);
    if (length >= event.most || (await recordEvent(trx, inquiryId, event, length))) return;
  }
  throw new Error('Gave up after repeated concurrent updates.');
}

/** The words for each state. */
export const stateWords: Readonly<Record<HandlingEvent['kind'] | 'new', string>> = {
  new: 'New',
  taken: 'Taken',
  answered: 'Answered',
  passed: 'Passed on',
  closed: 'Closed',
  released: 'Released',
  reminded: 'Reminder sent',
};

/** Where an inquiry stands, in one line, such as `Taken by Renata Solis`. */
export function stateOf(events: readonly HandlingEvent[]): string {
  const last = events.findLast(({ kind }) => kind !== 'reminded');

  return last ? sentenceOf(last) : stateWords.new;
}

/** One event in one line. */
export function sentenceOf({ kind, actor, detail }: HandlingEvent): string {
  const by = actor === null ? '' : ` by ${nameOf(actor)}`;
  const to = detail.to === undefined ? '' : ` to ${nameOf(detail.to)}`;
  const why = detail.reason === undefined ? '' : ` (${reasons[detail.reason]})`;

  const how = detail.how === 'mail' ? ', by mail' : '';

  return `${stateWords[kind]}${by}${to}${why}${how}`;
}

/** Why an inquiry may be closed without an answer. */
export const reasons = {
  'not-an-inquiry': 'not an inquiry',
  duplicate: 'a duplicate',
  spam: 'spam',
} as const;

/** A person's name, or the office. */
export const nameOf = (person: number) =>
  person === theOffice ? 'the office' : (agentById(person)?.name ?? 'somebody who has left');
