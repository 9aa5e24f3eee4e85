import { type Selectable, sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { claim } from '../../store/claims.ts';
import type { Database, HandlingDetail, InquiryTable, Store } from '../../store/database.ts';
import { normalAddress } from '../../store/email-address.ts';
import { eventsOf, recordEvent, theOffice } from '../../store/events.ts';
import { isOpen } from '../../store/inquiry.ts';
import { reminding, type Timing } from './due.ts';
import type { DeskJob } from './send.ts';

type Trx = Transaction<Database>;

/** Reminders per run: those that waited while the service was down go out gradually. */
export const mostAtOnce = 20;
const mostLooks = 500;

/**
 * Looks at the inquiries whose time to be looked at has come; returns how many reminders it wrote. A row that one
 * process looks at is locked, and its event and mail jobs are one transaction: no reminder is lost or doubled.
 */
export async function remind(store: Store, timing?: Timing, now = new Date()): Promise<number> {
  let reminded = 0;
  for (let look = 0; look < mostLooks && reminded < mostAtOnce; look += 1) {
    const done = await store.db.transaction().execute((trx) => lookAtNext(store, trx, { timing, now }));
    if (done === undefined) break;
    reminded += done;
  }

  return reminded;
}

/** Looks at one inquiry; returns how many reminders it wrote, or undefined when none is left to look at. */
async function lookAtNext(
  store: Store,
  trx: Trx,
  { timing, now }: { timing: Timing | undefined; now: Date },
): Promise<number | undefined> {
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
  if (events.every(({ kind }) => kind !== 'crossed')) await tellOfCrossed(store, trx, row);
  if (!due) return 0;
  const also = due === 'limit' ? (['office'] as const) : [];
  await note(store, trx, {
    id: row.id,
    about: 'reminder',
    detail: { reminder: due },
    to: ['holder', ...also],
  });

  return 1;
}

interface Note {
  id: string;
  about: 'reminder' | 'crossed';
  detail: HandlingDetail;
  to?: readonly DeskJob['to'][];
}

/** Writes an event and the jobs of the mails that tell of it. */
async function note({ boss }: Store, trx: Trx, { id, about, detail, to = ['holder'] }: Note) {
  const { length: seen } = await eventsOf(trx, id);
  const kind = about === 'reminder' ? 'reminded' : about;
  const number = await recordEvent(trx, id, { kind, actor: null, detail }, seen);
  if (number === undefined) return;
  const jobs = to.map((one) => ({ data: { inquiry: id, number, about, to: one } satisfies DeskJob }));
  await boss.insert('reminder', jobs, { db: fromKysely(trx) });
}

type Arrived = Pick<Selectable<InquiryTable>, 'id' | 'email' | 'agent_id' | 'reference'>;

const mostOthers = 3;

/** Tells both when a person has written to two: each then knows of the colleague's inquiry. */
async function tellOfCrossed(store: Store, trx: Trx, one: Arrived) {
  const others = await trx
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
  const won = await claim(trx, pairs);
  for (const other of others.filter((each) => won.has(pairOf(each)))) {
    await note(store, trx, { id: one.id, about: 'crossed', detail: crossing(other) });
    await note(store, trx, { id: other.id, about: 'crossed', detail: crossing(one) });
  }
}
