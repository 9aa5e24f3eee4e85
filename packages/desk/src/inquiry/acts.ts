import { stateOf } from '@dosmares/mail/event-words';
import type { Database, EventKind, Handling, HandlingDetail, Recipient } from '@dosmares/store/database';
import { restartDelivery, startDeliveries } from '@dosmares/store/deliveries';
import {
  audit,
  eventsOf,
  hasSeen,
  isOpenState,
  isQuarantinedRow,
  officeId,
  recordEvent,
} from '@dosmares/store/inquiry';
import { sql, type Transaction } from 'kysely';
import { fromKysely } from 'pg-boss';
import { read } from '../page/field.ts';
import type { Notice } from '../page/serve.ts';
import { correct } from '../person.ts';
import type { DeskJob } from '../reminders/remind.ts';
import { type ActField, actFields, actToUndo, holderIdOf, type Settle, settle } from './act-fields.ts';
import type { InquiryRequest } from './open.ts';

interface Performed extends InquiryRequest {
  trx: Transaction<Database>;
  number: number;
  was: Handling;
  detail: HandlingDetail;
}

interface Act {
  label: string;
  may: (request: InquiryRequest) => boolean;
  /** The event that records it; none for a correction, which affects all inquiries of a person. */
  kind?: EventKind;
  asks?: ActField;
  settle?: Settle;
  followUp?: (done: Performed) => Promise<unknown>;
}

const always = () => true;
const isQuarantined = ({ inquiry }: InquiryRequest) => isQuarantinedRow(inquiry);
const isNotQuarantined = ({ inquiry }: InquiryRequest) => inquiry.quarantined === null;
const isOpen = ({ inquiry }: InquiryRequest) => isOpenState(inquiry.state);
const isPending = (request: InquiryRequest) => isNotQuarantined(request) && isOpen(request);
const isAssignable = (request: InquiryRequest) =>
  isPending(request) && request.inquiry.assignee !== request.session.person.id;
const isNotClosed = (request: InquiryRequest) =>
  isNotQuarantined(request) && request.inquiry.state !== 'closed';
const isClosable = (request: InquiryRequest) => isNotQuarantined(request) || request.session.person.isOffice;
const isJudgeable = (request: InquiryRequest) => isQuarantined(request) && request.session.person.isOffice;
const isFinished = (request: InquiryRequest) => !isOpen(request);
const isUndoable = (request: InquiryRequest) => actToUndo(request) !== undefined;

/** All acts on an inquiry, by the value of their button; those that ask for something form one form, in this order. */
// biome-ignore format: a table reads in columns
export const acts: Readonly<Record<string, Act>> = {
  take:        { label: 'Assign to me',        may: isAssignable, kind: 'taken' },
  answered:    { label: 'Yes, it is answered', may: isPending,    kind: 'answered' },
  note:        { label: 'Add note',             may: always,       kind: 'noted',        asks: 'note', settle: settle.note },
  reassign:    { label: 'Reassign',            may: isPending,    kind: 'passed',       asks: 'to', settle: settle.colleague, followUp: reassign },
  callBack:    { label: 'Plan the call',       may: isNotClosed,  kind: 'call-back',    asks: 'on', settle: settle.day },
  close:       { label: 'Close',               may: isClosable,   kind: 'closed',       asks: 'reason', settle: settle.outcome },
  release:     { label: 'Release',             may: isJudgeable,  kind: 'released',     followUp: release },
  spam:        { label: 'Clear as spam',       may: isJudgeable,  kind: 'closed',       settle: settle.spam },
  reopen:      { label: 'Reopen',              may: isFinished,   kind: 'reopened' },
  undo:        { label: 'Undo',                may: isUndoable,   kind: 'undone',       settle: settle.undo, followUp: notifyAfterUndo },
  resend:      { label: 'Send again',          may: always,       kind: 'resent',       asks: 'recipient', settle: settle.mail, followUp: resend },
  acknowledge: { label: 'Acknowledge',         may: always,       kind: 'acknowledged', asks: 'recipient', settle: settle.mail, followUp: acknowledge },
  correct:     { label: 'Correct',             may: always },
};

export async function tryAct(request: InquiryRequest): Promise<Notice | undefined> {
  const name = request.form.get('action') ?? '';
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) return { notice: 'Please press one of the buttons.' };
  if (!act.may(request)) return { notice: isQuarantined(request) ? inQuarantine : tooLate };

  return act.kind ? perform(request, act, act.kind) : correct(request);
}

const inQuarantine = 'It is in quarantine: the office has to release it first.';
const tooLate = 'This can no longer be done: the page shows the current state.';

async function perform(request: InquiryRequest, act: Act, kind: EventKind) {
  const { form, inquiry, session, store } = request;
  const note = read(actFields.note, form, 'note');
  if (note === undefined) return { notice: actFields.note.expected };
  const said = settled(act, request);
  if (typeof said === 'string') return { notice: said };
  const { isOffice, name: by } = session.person;
  const detail = { ...said, ...(isOffice && { by }), ...(note !== '' && { note }) };
  const isUpToDate = hasSeen(inquiry.events, Number(form.get('seen') ?? inquiry.events.length));
  if (isUpToDate && (await record({ ...request, detail }, kind, act.followUp))) return undefined;

  return {
    status: 409,
    notice: `A colleague was first, so nothing of yours was recorded. ${stateOf(await eventsOf(store.db, inquiry.id))}. If you still want to, press the button again.`,
  };
}

/** Reads what an act asks for: the event's details, or a sentence that refuses it. */
function settled({ asks, settle }: Act, request: InquiryRequest): HandlingDetail | string {
  const chosen = asks ? read(actFields[asks], request.form, asks) : '';
  if (asks && chosen === undefined) return actFields[asks].expected;

  return settle?.(chosen ?? '', request) ?? {};
}

/** Records an act and its follow-up in one transaction; returns false when somebody else acted first. */
const record = (
  request: InquiryRequest & { detail: HandlingDetail },
  kind: EventKind,
  followUp: Act['followUp'],
): Promise<boolean> =>
  request.store.db.transaction().execute(async (trx) => {
    const { id, events } = request.inquiry;
    const { rows } = await sql<Handling>`select state, agent_id, assignee, call_back_on from inquiry
      where id = ${id} for no key update`.execute(trx);
    const [was] = rows;
    if (!was) return false;
    const detail = { was, ...request.detail };
    const event = { kind, actor: request.session.person.id, detail };
    const number = await recordEvent(trx, id, event, events.length);
    if (number === undefined) return false;
    await followUp?.({ ...request, trx, number, was, detail });

    return true;
  });

async function reassign(done: Performed) {
  const { store, trx, inquiry, detail } = done;
  // Replaces a waiting job, which would notify the previous agent.
  await restartDelivery(store, trx, { inquiry_id: inquiry.id, recipient: detail.to ? 'agent' : 'office' });
  await notifyFormerHolder(done, detail.to ?? officeId);
}

function notifyAfterUndo(done: Performed) {
  return notifyFormerHolder(done, holderIdOf(done.detail.was ?? done.was));
}

async function notifyFormerHolder({ store, trx, inquiry, number, was, session }: Performed, holder: number) {
  const formerHolder = holderIdOf(was);
  if ([officeId, session.person.id, holder].includes(formerHolder)) return;
  const job: DeskJob = { inquiry: inquiry.id, number, about: 'taken-away', to: formerHolder };
  await store.boss.send('reminder', job, { db: fromKysely(trx) });
}

/** Delivers a released inquiry to staff and the CRM, but sends the visitor no confirmation (decision 0011). */
async function release({ store: { boss }, trx, inquiry: { id, reference }, was, hasCrm }: Performed) {
  await trx.updateTable('inquiry').set({ quarantined: null }).where('id', '=', id).execute();
  const recipients = { agent: was.agent_id !== null, office: true, crm: hasCrm };
  await startDeliveries(boss, trx, { inquiry_id: id, recipients });
  await audit(trx, 'release', reference);
}

function resend({ store, trx, inquiry, form }: Performed) {
  return restartDelivery(store, trx, {
    inquiry_id: inquiry.id,
    recipient: form.get('recipient') as Recipient,
  });
}

function acknowledge({ trx, inquiry, form }: Performed) {
  return sql`update delivery set settled_at = now()
    where inquiry_id = ${inquiry.id} and recipient = ${form.get('recipient')}`.execute(trx);
}
