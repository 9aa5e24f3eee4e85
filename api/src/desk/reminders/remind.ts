import { type Kysely, sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import type { Database, HandlingDetail, HandlingEvent, Store } from '../../store/database.ts';
import { normalAddress } from '../../store/email-address.ts';
import { eventsOf, recordEvent, theOffice } from '../../store/events.ts';
import { isOpen } from '../../store/waiting.ts';
import { reminding, type Timing } from './due.ts';
import type { DeskJob } from './jobs.ts';

/** Inquiries per run: reminders that waited while the service was down go out gradually. */
export const mostAtOnce = 20;

/**
 * Looks at the inquiries whose time to be looked at has come; returns how many reminders it wrote. A row that one
 * process looks at is locked, and its event and mail jobs are one transaction: no reminder is lost or doubled.
 */
export async function remind(store: Store, timing?: Timing, now = new Date()): Promise<number> {
  let reminded = 0;
  for (let turn = 0; turn < mostAtOnce; turn += 1) {
    const done = await store.db.transaction().execute((trx) => lookAtNext(store, trx, { timing, now }));
    if (done === 'nothing') break;
    if (done === 'reminded') reminded += 1;
  }

  return reminded;
}

async function lookAtNext(
  store: Store,
  trx: Transaction<Database>,
  { timing, now }: { timing: Timing | undefined; now: Date },
) {
  const row = await trx
    .selectFrom('inquiry')
    .select(['id', 'received_at', 'held', 'state', 'agent_id', 'email', 'reference', 'call_back_on'])
    .where('remind_at', '<=', now)
    .orderBy('remind_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!row) return 'nothing';
  const events = await eventsOf(trx, row.id);
  const { due, next } = reminding({ ...row, events }, now, timing);
  await trx.updateTable('inquiry').set({ remind_at: next }).where('id', '=', row.id).execute();
  if (events.length === 0 && row.held === null) await tellOfCrossed(store, trx, row);
  if (!due) return 'looked';

  // The office hears of it too, unless it is only whoever has it who is to call back.
  const to: DeskJob['to'][] = due === 'limit' ? ['holder', 'office'] : ['holder'];
  await note(store, trx, { id: row.id, kind: 'reminded', detail: { reminder: due }, about: 'reminder', to });

  return 'reminded';
}

interface Note {
  id: string;
  kind: HandlingEvent['kind'];
  detail: HandlingDetail;
  about: NonNullable<DeskJob['about']>;
  to: readonly DeskJob['to'][];
}

/** Writes an event and the jobs of the mails that tell of it. */
async function note({ boss }: Store, trx: Transaction<Database>, { id, kind, detail, about, to }: Note) {
  const { length: seen } = await eventsOf(trx, id);
  const number = await recordEvent(trx, id, { kind, actor: null, detail }, seen);
  if (number === undefined) return;
  const jobs = to.map((one) => ({ data: { inquiry: id, number, about, to: one } satisfies DeskJob }));
  await boss.insert('reminder', jobs, { db: fromKysely(trx) });
}

type Arrived = { id: string; email: string; agent_id: number | null; reference: string };

/** Tells both when a person has written to two: each then knows of the colleague's inquiry. */
async function tellOfCrossed(
  store: Store,
  trx: Transaction<Database>,
  { id, email, agent_id, reference }: Arrived,
) {
  const others = await otherHolders(trx, { id, email, agent_id });

  for (const other of others) {
    await note(store, trx, {
      id,
      kind: 'crossed',
      detail: { to: other.agent_id ?? theOffice, other: other.reference },
      about: 'crossed',
      to: ['holder'],
    });
    await note(store, trx, {
      id: other.id,
      kind: 'crossed',
      detail: { to: agent_id ?? theOffice, other: reference },
      about: 'crossed',
      to: ['holder'],
    });
  }
}

const mostOthers = 3;

const otherHolders = (db: Kysely<Database>, { id, email, agent_id }: Omit<Arrived, 'reference'>) =>
  db
    .selectFrom('inquiry')
    .select(['id', 'agent_id', 'reference'])
    .where(sql<boolean>`lower(email) = ${normalAddress(email)}`)
    .where('id', '<>', id)
    .where('agent_id', 'is distinct from', agent_id)
    .where(isOpen)
    .where('received_at', '>', sql<Date>`now() - interval '30 days'`)
    .orderBy('received_at', 'desc')
    .limit(mostOthers)
    .execute();
