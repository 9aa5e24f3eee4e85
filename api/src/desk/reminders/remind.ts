import { momentOf } from '@dosmares/content/office-time';
import { type Selectable, sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { addOpeningHours, answerBy, subtractOpeningHours } from '../../mail/promise.ts';
import { claim, normalAddress } from '../../store/claims.ts';
import type { Database, HandlingDetail, HandlingEvent, InquiryTable, Store } from '../../store/database.ts';
import { eventsOf, isOpen, isOpenState, officeId, recordEvent } from '../../store/inquiry.ts';

/** A mail about an inquiry that waits to be sent. All other data is read when it runs. */
export interface DeskJob {
  inquiry: string;
  number: number;
  about: 'reminder' | 'taken-away' | 'crossed';
  /** A number of the staff, or whoever has the inquiry when the mail is sent. */
  to: number | 'holder' | 'office';
}

/** Reminders per run: those that waited while the service was down go out gradually. */
export const mostAtOnce = 20;
const mostLooks = 500;

/** Looks at each inquiry whose time has come in a transaction with its event and jobs; returns the reminders' number. */
export async function remind(store: Store, timing?: Timing): Promise<number> {
  let reminded = 0;
  for (let look = 0; look < mostLooks && reminded < mostAtOnce; look += 1) {
    const done = await store.db.transaction().execute((trx) => lookAtNext({ ...store, trx }, timing));
    if (done === undefined) break;
    reminded += done;
  }

  return reminded;
}

type Looking = Pick<Store, 'boss'> & { trx: Transaction<Database> };

async function lookAtNext(looking: Looking, timing: Timing | undefined): Promise<number | undefined> {
  const { trx } = looking;
  const now = new Date();
  const { rows } = await sql<Selectable<InquiryTable>>`select * from inquiry
    where remind_at <= ${now} and held is null
    order by remind_at limit 1 for no key update skip locked`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const events = await eventsOf(trx, row.id);
  const { due, next } = nextReminder({ ...row, events }, now, timing);
  await trx.updateTable('inquiry').set({ remind_at: next }).where('id', '=', row.id).execute();
  if (events.every(({ kind }) => kind !== 'crossed')) await notifyOfCrossed(looking, row);
  if (due) await note(looking, row.id, { reminder: due });

  return due ? 1 : 0;
}

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

/** Tells both when a person has written to two: each then knows of the colleague's inquiry. */
async function notifyOfCrossed(looking: Looking, one: Arrived) {
  const { rows: others } = await sql<Arrived>`select id, email, agent_id, reference from inquiry
    where lower(email) = ${normalAddress(one.email)} and id <> ${one.id}
      and agent_id is distinct from ${one.agent_id} and ${isOpen}
      and received_at > now() - interval '30 days' limit 3`.execute(looking.trx);
  const crossing = ({ agent_id, reference }: Arrived) => ({ to: agent_id ?? officeId, other: reference });

  // Another process may look at the other inquiry of a pair at the same moment: whoever claims the pair tells both.
  const pairOf = (other: Arrived) => `crossed:${[one.reference, other.reference].sort()}`;
  const pairs = others.map((other) => ({ key: pairOf(other), holder: one.id, seconds: 3_600 }));
  const won = await claim(looking.trx, pairs);
  for (const other of others.filter((each) => won.has(pairOf(each)))) {
    await note(looking, one.id, crossing(other));
    await note(looking, other.id, crossing(one));
  }
}

/** What staff are reminded of: nobody has taken it, the promised answer is near, or somebody is to be called back. */
export type StageName = 'untaken' | 'limit' | 'call-back';

export interface Timing {
  /** Of an inquiry that nobody has taken, from when it was told to somebody. */
  untaken: (since: Date) => Date;
  /** Before the promised answer is late, taken or not. */
  limit: (received: Date) => Date;
}

const officeTiming: Timing = {
  untaken: (since) => addOpeningHours(since, 2),
  limit: (received) => subtractOpeningHours(answerBy(received), 4),
};

export type Waiting = Pick<Selectable<InquiryTable>, 'state' | 'call_back_on' | 'received_at' | 'held'> & {
  events: readonly HandlingEvent[];
};

/** A stage of waiting: when it is due, and the number of the event at which the waiting began. */
interface Stage {
  stage: StageName;
  at: Date;
  since: number;
}

/** Reminders that were due longer ago, as after an outage, are not sent. */
const oldestMs = 3 * 86_400_000;

/** Decides on a reminder, and when to look again: of each stage once, anew for a colleague, and of the latest alone. */
export function nextReminder(
  waiting: Waiting,
  now: Date,
  timing = officeTiming,
): { due: StageName | undefined; next: Date | null } {
  const left = stagesOf(waiting, timing).filter(
    (stage) => now.getTime() - stage.at.getTime() < oldestMs && !isReminded(waiting, stage),
  );
  const later = left.flatMap(({ at }) => (at > now ? at.getTime() : []));
  const next = later.length > 0 ? new Date(Math.min(...later)) : null;

  return { due: left.findLast(({ at }) => at <= now)?.stage, next };
}

function stagesOf({ state, held, received_at, call_back_on, events }: Waiting, timing: Timing): Stage[] {
  if (held !== null) return [];
  const begun = events.findLast(({ kind }) => ['passed', 'released', 'reopened', 'undone'].includes(kind));
  const told = events.find(({ kind }) => kind === 'released')?.at ?? received_at;
  const planned = events.findLast(({ kind }) => kind === 'call-back')?.number ?? 0;
  const day = call_back_on === null || state === 'closed' ? undefined : momentOf(call_back_on, '09:00:00');
  const stages: Stage[] = [];
  if (isOpenState(state) && state !== 'taken')
    stages.push({ stage: 'untaken', at: timing.untaken(begun?.at ?? told), since: begun?.number ?? 0 });
  if (isOpenState(state)) stages.push({ stage: 'limit', at: timing.limit(told), since: 0 });
  if (day) stages.push({ stage: 'call-back', at: day, since: planned });

  return stages;
}

// A reminder of the limit is one of waiting, too: nobody is told the lesser thing after the greater.
const isReminded = ({ events }: Waiting, { stage, since }: Stage) =>
  events.some(
    ({ kind, number, detail: { reminder } }) =>
      kind === 'reminded' &&
      number > since &&
      (reminder === stage || (stage === 'untaken' && reminder === 'limit')),
  );
