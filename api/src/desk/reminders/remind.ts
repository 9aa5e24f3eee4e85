import { type Selectable, sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { claim } from '../../store/claims.ts';
import type { Database, HandlingDetail, InquiryTable, Store } from '../../store/database.ts';
import { normalAddress } from '../../store/email-address.ts';
import { eventsOf, recordEvent, theOffice } from '../../store/events.ts';
import { isOpen } from '../../store/inquiry.ts';
import { reminding, type Timing } from './due.ts';
import type { DeskJob } from './mails.ts';

/** Reminders per run: those that waited while the service was down go out gradually. */
export const mostAtOnce = 20;
const mostLooks = 500;

/**
 * Looks at the inquiries whose time to be looked at has come; returns how many reminders it wrote. A row that one
 * process looks at is locked, and its event and mail jobs are one transaction: no reminder is lost or doubled.
 */
export async function remind(store: Store, timing?: Timing): Promise<number> {
  let reminded = 0;
  for (let look = 0; look < mostLooks && reminded < mostAtOnce; look += 1) {
    const done = await store.db.transaction().execute((trx) => lookAtNext({ ...store, trx }, timing));
    if (done === undefined) break;
    reminded += done;
  }

  return reminded;
}

interface Looking extends Pick<Store, 'boss'> {
  trx: Transaction<Database>;
}

/** Looks at one inquiry; returns how many reminders it wrote, or undefined when none is left to look at. */
async function lookAtNext(looking: Looking, timing: Timing | undefined): Promise<number | undefined> {
  const { trx } = looking;
  const now = new Date();
  const row = await trx
    .selectFrom('inquiry')
    .select(['id', 'received_at', 'held', 'state', 'agent_id', 'email', 'reference', 'call_back_on'])
    .where('remind_at', '<=', now)
    .where('held', 'is', null)
    .orderBy('remind_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return undefined;
  const events = await eventsOf(trx, row.id);
  const { due, next } = reminding({ ...row, events }, now, timing);
  await trx.updateTable('inquiry').set({ remind_at: next }).where('id', '=', row.id).execute();
  if (events.every(({ kind }) => kind !== 'crossed')) await tellOfCrossed(looking, row);
  if (due) await note(looking, row.id, { reminder: due });

  return due ? 1 : 0;
}

/** Writes the event that somebody is reminded, or told of a colleague's inquiry, with the jobs of the mails. */
async function note({ boss, trx }: Looking, inquiry: string, detail: HandlingDetail) {
  const { length: seen } = await eventsOf(trx, inquiry);
  const kind = detail.reminder ? 'reminded' : 'crossed';
  const number = await recordEvent(trx, inquiry, { kind, actor: null, detail }, seen);
  if (number === undefined) return;
  const about = detail.reminder ? 'reminder' : 'crossed';
  const readers = detail.reminder === 'limit' ? (['holder', 'office'] as const) : (['holder'] as const);
  const jobs = readers.map((to) => ({ data: { inquiry, number, about, to } satisfies DeskJob }));
  await boss.insert('reminder', jobs, { db: fromKysely(trx) });
}

type Arrived = Pick<Selectable<InquiryTable>, 'id' | 'email' | 'agent_id' | 'reference'>;

const mostOthers = 3;

/** Tells both when a person has written to two: each then knows of the colleague's inquiry. */
async function tellOfCrossed(looking: Looking, one: Arrived) {
  const others = await looking.trx
    .selectFrom('inquiry')
    .select(['id', 'email', 'agent_id', 'reference'])
    .where(sql<boolean>`lower(email) = ${normalAddress(one.email)}`)
    .where('id', '<>', one.id)
    .where('agent_id', 'is distinct from', one.agent_id)
    .where(isOpen)
    .where('received_at', '>', sql<Date>`now() - interval '30 days'`)
    .limit(mostOthers)
    .execute();
  const crossing = ({ agent_id, reference }: Arrived) => ({ to: agent_id ?? theOffice, other: reference });

  // Another process may look at the other inquiry of a pair at the same moment: whoever claims the pair tells both.
  const pairOf = (other: Arrived) => `crossed:${[one.reference, other.reference].sort()}`;
  const pairs = others.map((other) => ({ key: pairOf(other), holder: one.id, seconds: 3_600 }));
  const won = await claim(looking.trx, pairs);
  for (const other of others.filter((each) => won.has(pairOf(each)))) {
    await note(looking, one.id, crossing(other));
    await note(looking, other.id, crossing(one));
  }
}
