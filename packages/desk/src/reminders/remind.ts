import { momentOf } from '@dosmares/content/office-time';
import { addOpeningHours, answerBy, subtractOpeningHours } from '@dosmares/content/opening-hours';
import { normalAddress } from '@dosmares/store/addresses';
import type { Database, HandlingDetail, HandlingEvent, InquiryTable, Store } from '@dosmares/store/database';
import { eventsOf, isOpen, isOpenState, officeId, recordEvent } from '@dosmares/store/inquiry';
import { lease } from '@dosmares/store/leases';
import { type Selectable, sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { isFromAgent } from '../list/lists.ts';

/** Payload of a job for a mail about an inquiry: keys only. */
export interface DeskJob {
  inquiry: string;
  number: number;
  about: 'reminder' | 'taken-away' | 'crossed' | 'corrected';
  /** Number of a staff member, or whoever has the inquiry when the mail is sent. */
  to: number | 'holder' | 'office';
}

/** Reminders per run, so that a backlog after downtime is sent gradually. */
export const maxPerRun = 20;
const maxChecks = 500;

/** Checks the inquiries that are due, each with its event and jobs in one transaction; returns the reminders' count. */
export async function remind(store: Store, timing?: Timing): Promise<number> {
  let reminded = 0;
  for (let check = 0; check < maxChecks && reminded < maxPerRun; check += 1) {
    const done = await store.db.transaction().execute((trx) => checkNext({ ...store, trx }, timing));
    if (done === undefined) break;
    reminded += done;
  }

  return reminded;
}

type Context = Pick<Store, 'boss'> & { trx: Transaction<Database> };

async function checkNext(context: Context, timing: Timing | undefined): Promise<number | undefined> {
  const { trx } = context;
  const now = new Date();
  const { rows } = await sql<Selectable<InquiryTable>>`select * from inquiry
    where remind_at <= ${now} and quarantined is null
    order by remind_at limit 1 for no key update skip locked`.execute(trx);
  const [row] = rows;
  if (!row) return undefined;
  const events = await eventsOf(trx, row.id);
  const { due, next } = nextReminder({ ...row, events }, now, timing);
  await trx.updateTable('inquiry').set({ remind_at: next }).where('id', '=', row.id).execute();
  if (events.every(({ kind }) => kind !== 'crossed')) await notifyOfCrossed(context, row);
  if (due) await record(context, row.id, { reminder: due });

  return due ? 1 : 0;
}

async function record({ boss, trx }: Context, inquiry: string, detail: HandlingDetail) {
  const { length: seen } = await eventsOf(trx, inquiry);
  const kind = detail.reminder ? 'reminded' : 'crossed';
  const number = await recordEvent(trx, inquiry, { kind, actor: null, detail }, seen);
  if (number === undefined) return;
  const about = detail.reminder ? 'reminder' : 'crossed';
  const readers = detail.reminder === 'limit' ? (['holder', 'office'] as const) : (['holder'] as const);
  const jobs = readers.map((to) => ({ data: { inquiry, number, about, to } satisfies DeskJob }));
  await boss.insert('reminder', jobs, { db: fromKysely(trx) });
}

type InquiryHead = Pick<Selectable<InquiryTable>, 'id' | 'email' | 'agent_id' | 'reference'>;

/** When a person has written to two colleagues, tells each of the other's inquiry. */
async function notifyOfCrossed(context: Context, one: InquiryHead) {
  const { rows: others } = await sql<InquiryHead>`select id, email, agent_id, reference from inquiry
    where lower(email) = ${normalAddress(one.email)} and id <> ${one.id}
      and agent_id is distinct from ${one.agent_id} and ${isOpen}
      and not ${isFromAgent(one.id, 'E-mail')} and not ${isFromAgent(sql.ref('inquiry.id'), 'E-mail')}
      and received_at > now() - interval '30 days' limit 3`.execute(context.trx);
  const crossing = ({ agent_id, reference }: InquiryHead) => ({ to: agent_id ?? officeId, other: reference });

  // Another process may be checking the other inquiry of a pair: whoever claims the pair tells both.
  const pairOf = (other: InquiryHead) => `crossed:${[one.reference, other.reference].sort()}`;
  const pairs = others.map((other) => ({ key: pairOf(other), holder: one.id, seconds: 3_600 }));
  const won = await lease(context.trx, pairs);
  for (const other of others.filter((each) => won.has(pairOf(each)))) {
    await record(context, one.id, crossing(other));
    await record(context, other.id, crossing(one));
  }
}

/** Kinds of reminders: nobody has taken it, the promised answer is near, or a call is planned for today. */
export type StageName = 'untaken' | 'limit' | 'call-back';

export interface Timing {
  /** When to remind of an inquiry that nobody has taken since it was assigned. */
  untaken: (since: Date) => Date;
  /** When to remind before the promised answer is late, taken or not. */
  limit: (received: Date) => Date;
}

const officeTiming: Timing = {
  untaken: (since) => addOpeningHours(since, 2),
  limit: (received) => subtractOpeningHours(answerBy(received), 4),
};

export type Remindable = Pick<
  Selectable<InquiryTable>,
  'state' | 'call_back_on' | 'received_at' | 'quarantined'
> & {
  events: readonly HandlingEvent[];
};

/** A possible reminder: when it is due, and the number of the event from which it counts. */
interface Stage {
  stage: StageName;
  at: Date;
  since: number;
}

/** Reminders overdue by more than this, as after an outage, are not sent. */
const maxOverdueMs = 3 * 86_400_000;

/** Decides which reminder is due, only the latest and each once for each holder, and when to check next. */
export function nextReminder(
  inquiry: Remindable,
  now: Date,
  timing = officeTiming,
): { due: StageName | undefined; next: Date | null } {
  const pending = stagesOf(inquiry, timing).filter(
    (stage) => now.getTime() - stage.at.getTime() < maxOverdueMs && !isReminded(inquiry, stage),
  );
  const later = pending.flatMap(({ at }) => (at > now ? at.getTime() : []));
  const next = later.length > 0 ? new Date(Math.min(...later)) : null;

  return { due: pending.findLast(({ at }) => at <= now)?.stage, next };
}

function stagesOf(
  { state, quarantined, received_at, call_back_on, events }: Remindable,
  timing: Timing,
): Stage[] {
  if (quarantined !== null) return [];
  const reset = events.findLast(({ kind }) => ['passed', 'released', 'reopened', 'undone'].includes(kind));
  const start = events.find(({ kind }) => kind === 'released')?.at ?? received_at;
  const planned = events.findLast(({ kind }) => kind === 'call-back')?.number ?? 0;
  const day = call_back_on === null || state === 'closed' ? undefined : momentOf(call_back_on, '09:00:00');
  const stages: Stage[] = [];
  if (isOpenState(state) && state !== 'taken')
    stages.push({ stage: 'untaken', at: timing.untaken(reset?.at ?? start), since: reset?.number ?? 0 });
  if (isOpenState(state)) stages.push({ stage: 'limit', at: timing.limit(start), since: 0 });
  if (day) stages.push({ stage: 'call-back', at: day, since: planned });

  return stages;
}

// A reminder of the limit covers `untaken`, too.
const isReminded = ({ events }: Remindable, { stage, since }: Stage) =>
  events.some(
    ({ kind, number, detail: { reminder } }) =>
      kind === 'reminded' &&
      number > since &&
      (reminder === stage || (stage === 'untaken' && reminder === 'limit')),
  );
