import type { Markup } from '@dosmares/contracts/html';
import { sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { stateOf } from '../../mail/event-words.ts';
import type { Database, EventKind, Handling, HandlingDetail, Party } from '../../store/database.ts';
import { restartDelivery, startDeliveries } from '../../store/deliveries.ts';
import {
  audit,
  eventsOf,
  hasSeen,
  isHeldRow,
  isOpenState,
  officeId,
  recordEvent,
} from '../../store/inquiry.ts';
import type { Notice } from '../page/serve.ts';
import { correct } from '../person.ts';
import type { DeskJob } from '../reminders/remind.ts';
import { actToUndo, fields, holderIdOf, read } from './choices.ts';
import type { Opened } from './open.ts';

export const longestNote = 500;

interface Done extends Opened {
  trx: Transaction<Database>;
  number: number;
  was: Handling;
  detail: HandlingDetail;
}

interface Act {
  label: string;
  may: (now: Opened) => boolean;
  /** The event that records it; none for a correction, which concerns every inquiry of a person. */
  kind?: EventKind;
  fields?: (now: Opened) => Markup;
  read?: (doing: Opened) => HandlingDetail | string;
  follow?: (done: Done) => Promise<unknown>;
}

const always = () => true;
const isHeld = ({ inquiry }: Opened) => isHeldRow(inquiry);
const isFree = ({ inquiry }: Opened) => inquiry.held === null;
const isWaiting = ({ inquiry }: Opened) => isOpenState(inquiry.state);
const isOurs = (now: Opened) => isFree(now) && isWaiting(now);
const isNotMine = (now: Opened) => isOurs(now) && now.inquiry.assignee !== now.session.person.id;
const isNotClosed = (now: Opened) => isFree(now) && now.inquiry.state !== 'closed';
const isToClose = (now: Opened) => isFree(now) || now.session.person.isOffice;
const isToJudge = (now: Opened) => isHeld(now) && now.session.person.isOffice;
const isDone = (now: Opened) => !isWaiting(now);
const isToUndo = (now: Opened) => actToUndo(now) !== undefined;
const asSpam = (): HandlingDetail => ({ reason: 'spam' });

/** Every act on an inquiry, by its button; those with fields stand in a form in this order. */
// biome-ignore format: a table reads in columns
export const acts: Readonly<Record<string, Act>> = {
  take:        { label: 'Assign to me',        may: isNotMine,   kind: 'taken' },
  answered:    { label: 'Yes, it is answered', may: isOurs,      kind: 'answered' },
  note:        { label: 'Note it',             may: always,      kind: 'noted',        read: read.note },
  reassign:    { label: 'Reassign',            may: isOurs,      kind: 'passed',       fields: fields.colleague, read: read.colleague, follow: reassign },
  callBack:    { label: 'Plan the call',       may: isNotClosed, kind: 'call-back',    fields: fields.day, read: read.day },
  close:       { label: 'Close',               may: isToClose,   kind: 'closed',       fields: fields.outcome, read: read.outcome },
  release:     { label: 'Release',             may: isToJudge,   kind: 'released',     follow: release },
  spam:        { label: 'It is spam',          may: isToJudge,   kind: 'closed',       read: asSpam },
  reopen:      { label: 'Reopen',              may: isDone,      kind: 'reopened' },
  undo:        { label: 'Undo',                may: isToUndo,    kind: 'undone',       read: read.undo, follow: notifyAfterUndo },
  resend:      { label: 'Send again',          may: always,      kind: 'resent',       read: read.mail, follow: resend },
  acknowledge: { label: 'Acknowledge',         may: always,      kind: 'acknowledged', read: read.mail, follow: acknowledge },
  correct:     { label: 'Correct',             may: always },
};

export async function tryAct(doing: Opened): Promise<Notice | undefined> {
  const name = doing.form.get('action') ?? '';
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) return { notice: 'Please press one of the buttons.' };
  if (!act.may(doing)) return { notice: isHeld(doing) ? isInQuarantine : isTooLate };

  return act.kind ? perform(doing, act, act.kind) : correct(doing);
}

const isInQuarantine = 'It is in quarantine: the office has to release it first.';
const isTooLate = 'This cannot be done any more: the page shows what is so now.';

async function perform(doing: Opened, { read, follow }: Act, kind: EventKind): Promise<Notice | undefined> {
  const { form, inquiry, session, store } = doing;
  const note = (form.get('note') ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (note.length > longestNote)
    return { notice: `A note has at most ${longestNote} characters. Please shorten it.` };
  const said = read?.(doing) ?? {};
  if (typeof said === 'string') return { notice: said };
  const { isOffice, name: by } = session.person;
  const detail = { ...said, ...(isOffice && { by }), ...(note !== '' && { note }) };
  const isSeen = hasSeen(inquiry.events, Number(form.get('seen') ?? inquiry.events.length));
  if (isSeen && (await record({ ...doing, detail }, kind, follow))) return undefined;

  return {
    status: 409,
    notice: `A colleague was first, so nothing of yours was recorded. ${stateOf(await eventsOf(store.db, inquiry.id))}. If you still want to, press the button again.`,
  };
}

/** Records an act with all that follows from it, in one transaction; false when someone else acted first. */
const record = (
  doing: Opened & { detail: HandlingDetail },
  kind: EventKind,
  follow: Act['follow'],
): Promise<boolean> =>
  doing.store.db.transaction().execute(async (trx) => {
    const { id, events } = doing.inquiry;
    const { rows } = await sql<Handling>`select state, agent_id, assignee, call_back_on from inquiry
      where id = ${id} for no key update`.execute(trx);
    const [was] = rows;
    if (!was) return false;
    const detail = { was, ...doing.detail };
    const event = { kind, actor: doing.session.person.id, detail };
    const number = await recordEvent(trx, id, event, events.length);
    if (number === undefined) return false;
    await follow?.({ ...doing, trx, number, was, detail });

    return true;
  });

async function reassign(done: Done) {
  const { store, trx, inquiry, detail } = done;
  // A job that waits would notify the previous agent.
  await restartDelivery(store, trx, { inquiry_id: inquiry.id, party: detail.to ? 'agent' : 'office' });
  await notifyPreviousHolder(done, detail.to ?? officeId);
}

function notifyAfterUndo(done: Done) {
  return notifyPreviousHolder(done, holderIdOf(done.detail.was ?? done.was));
}

async function notifyPreviousHolder({ store, trx, inquiry, number, was, session }: Done, winner: number) {
  const loser = holderIdOf(was);
  if ([officeId, session.person.id, winner].includes(loser)) return;
  const job: DeskJob = { inquiry: inquiry.id, number, about: 'taken-away', to: loser };
  await store.boss.send('reminder', job, { db: fromKysely(trx) });
}

/** Passes a released inquiry on to staff and the CRM. The visitor still gets no confirmation (decision 0011). */
async function release({ store: { boss }, trx, inquiry: { id, reference }, was, hasCrm }: Done) {
  await trx.updateTable('inquiry').set({ held: null }).where('id', '=', id).execute();
  const parties = { agent: was.agent_id !== null, office: true, crm: hasCrm };
  await startDeliveries(boss, trx, { inquiry_id: id, parties });
  await audit(trx, 'release', reference);
}

function resend({ store, trx, inquiry, form }: Done) {
  return restartDelivery(store, trx, { inquiry_id: inquiry.id, party: form.get('party') as Party });
}

function acknowledge({ trx, inquiry, form }: Done) {
  return sql`update delivery set settled_at = now(), settled_reason = 'acknowledged on the desk'
    where inquiry_id = ${inquiry.id} and party = ${form.get('party')}`.execute(trx);
}
