import { type Kysely, type RawBuilder, type Selectable, sql, type Transaction } from 'kysely';
import type { Act, Database, Handling, HandlingEvent, InquiryState, InquiryTable } from './database.ts';

type Row = Selectable<InquiryTable>;

/** A stored inquiry with its history. */
export interface Inquiry extends Omit<Row, 'searched' | 'announced_at' | 'remind_at'> {
  events: readonly HandlingEvent[];
  /** Whether its agent is suspended; the office then gets the agent's mail. */
  isAgentSuspended: boolean;
}

export const findInquiry = (db: Kysely<Database>, id: string): Promise<Inquiry | undefined> =>
  inquiryWhere(db, sql<boolean>`inquiry.id = ${id}`);

export async function inquiryWhere(
  db: Kysely<Database>,
  condition: RawBuilder<boolean>,
): Promise<Inquiry | undefined> {
  const row = await db
    .selectFrom('inquiry')
    .leftJoin('staff', 'staff.id', 'agent_id')
    .selectAll('inquiry')
    .select('suspended_at')
    .where(condition)
    .executeTakeFirst();
  if (!row) return undefined;
  const { suspended_at, searched: _, announced_at: __, remind_at: ___, ...inquiry } = row;

  return {
    ...inquiry,
    isAgentSuspended: suspended_at !== null,
    events: await eventsOf(db, row.id),
  };
}

/** SQL condition: not quarantined, and neither answered nor closed; must match the index `inquiry_open`. */
export const isOpen = sql<boolean>`quarantined is null and state in ('new', 'taken', 'passed')`;

export const isQuarantined = sql<boolean>`quarantined is not null and state <> 'closed'`;

export const isOpenState = (state: InquiryState) => state !== 'answered' && state !== 'closed';

export const isQuarantinedRow = ({ quarantined, state }: Pick<Row, 'quarantined' | 'state'>) =>
  quarantined !== null && state !== 'closed';

/** Number of the office; an agent's is on the roster. */
export const officeId = 0;

export async function eventsOf(db: Kysely<Database>, inquiryId: string): Promise<HandlingEvent[]> {
  const { rows } = await sql<HandlingEvent>`select number, at, kind, actor, detail from inquiry_event
    where inquiry_id = ${inquiryId} order by number`.execute(db);

  return rows;
}

type NewEvent = Pick<HandlingEvent, 'kind' | 'actor' | 'detail'>;

/** What an act changes on its inquiry. */
const acts: Readonly<Record<Act, (event: NewEvent) => Partial<Handling>>> = {
  taken: ({ actor }) => ({ state: 'taken', assignee: actor }),
  answered: () => ({ state: 'answered', call_back_on: null }),
  passed: ({ detail: { to } }) => ({ state: 'passed', agent_id: to || null, assignee: to || null }),
  closed: () => ({ state: 'closed', call_back_on: null }),
  released: () => ({ state: 'new' }),
  reopened: () => ({ state: 'new' }),
  'call-back': ({ actor, detail: { on = null } }) => ({ state: 'taken', assignee: actor, call_back_on: on }),
  undone: ({ detail: { was } }) => was ?? {},
};

export const isAct = ({ kind }: Pick<HandlingEvent, 'kind'>) => kind in acts;

/** Records an event; returns its number, or undefined if somebody has acted after the first `seen` events. */
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
  if (numInsertedOrUpdatedRows > 0n) {
    const effect = { ...acts[kind as Act]?.(event), remind_at: new Date() };
    if (isAct(event)) await trx.updateTable('inquiry').set(effect).where('id', '=', inquiryId).execute();

    return seen + 1;
  }

  const events = await eventsOf(trx, inquiryId);

  return events.length > seen && hasSeen(events, seen)
    ? recordEvent(trx, inquiryId, event, events.length)
    : undefined;
}

/** Reports whether the first `seen` events include every act; reminders and notes are no acts. */
export function hasSeen(events: readonly HandlingEvent[], seen: number): boolean {
  const acts = events.findLastIndex(isAct) + 1;

  return Number.isInteger(seen) && seen >= acts && seen <= events.length;
}

/** Returns the last act that was not undone; acts up to a release from quarantine do not count. */
export function lastAct(events: readonly HandlingEvent[]): HandlingEvent | undefined {
  const undone = new Set(events.map(({ detail }) => detail.act));
  const released = events.findLastIndex(({ kind }) => kind === 'released');

  return events
    .slice(released + 1)
    .findLast((event) => isAct(event) && event.kind !== 'undone' && !undone.has(event.number));
}

export async function audit(db: Kysely<Database>, action: string, about: string) {
  await db.insertInto('audit').values({ action, about }).execute();
}
