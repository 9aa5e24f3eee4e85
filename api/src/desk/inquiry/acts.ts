import type { Markup } from '@dosmares/contracts/html';
import { stateOf } from '../../mail/event-words.ts';
import type { Handling, HandlingDetail } from '../../store/database.ts';
import { eventsOf, hasSeen, lastAct } from '../../store/events.ts';
import { isHeldRow, isOpenState } from '../../store/inquiry.ts';
import type { Notice } from '../page/serve.ts';
import { correct } from '../person/correct.ts';
import { type Choice, callDay, colleague, outcome } from './choices.ts';
import type { Doing, Opened, Situation } from './open.ts';
import { record, settleDelivery } from './record.ts';

/** Maximum characters of a note. */
export const longestNote = 500;

interface Act {
  /** Words of its button. */
  label: string;
  may: (now: Situation) => boolean;
  /** What its form asks for. */
  fields?: (now: Situation) => Markup;
  run: (doing: Doing) => Promise<Notice | undefined>;
}

const always = () => true;
const isWaiting = ({ inquiry }: Situation) => isOpenState(inquiry.state);
const isFree = ({ inquiry }: Situation) => inquiry.held === null;
const isHeld = ({ inquiry }: Situation) => isHeldRow(inquiry);
const isOurs = (now: Situation) => isFree(now) && isWaiting(now);
const isToJudge = (now: Situation) => isHeld(now) && now.person.isOffice;
const isNotClosed = (now: Situation) => isFree(now) && now.inquiry.state !== 'closed';
const isMine = (now: Situation) => now.inquiry.assignee === now.person.id;

/** Every act on an inquiry, by its button; those with fields stand in a form in this order. */
// biome-ignore format: a table reads in columns
export const acts: Readonly<Record<string, Act>> = {
  take:        { label: 'Assign to me',        may: (now) => isOurs(now) && !isMine(now),              run: event('taken') },
  answered:    { label: 'Yes, it is answered', may: isOurs,                                            run: event('answered') },
  note:        { label: 'Note it',             may: always,                                            run: event('noted', hasNote) },
  reassign:    { label: 'Reassign',            may: isOurs,                                            ...asking('passed', colleague) },
  callBack:    { label: 'Plan the call',       may: isNotClosed,                                       ...asking('call-back', callDay) },
  close:       { label: 'Close',               may: (now) => isFree(now) || now.person.isOffice,       ...asking('closed', outcome) },
  release:     { label: 'Release',             may: isToJudge,                                         run: event('released') },
  spam:        { label: 'It is spam',          may: isToJudge,                                         run: event('closed', () => ({ reason: 'spam' })) },
  reopen:      { label: 'Reopen',              may: (now) => !isWaiting(now),                          run: event('reopened') },
  undo:        { label: 'Undo',                may: (now) => actToUndo(now) !== undefined,             run: event('undone', undoing) },
  resend:      { label: 'Send again',          may: always,                                            run: settle('resent') },
  acknowledge: { label: 'Acknowledge',         may: always,                                            run: settle('acknowledged') },
  correct:     { label: 'Correct',             may: always,                                            run: correct },
};

/** Does what a form's button says; returns why it was not done. */
export async function tryAct(doing: Doing): Promise<Notice | undefined> {
  const name = doing.fields.action ?? '';
  const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
  if (!act) return { notice: 'Please press one of the buttons.' };
  if (act.may(doing)) return act.run(doing);

  return {
    notice: isHeld(doing)
      ? 'It is in quarantine: the office has to release it first.'
      : 'This cannot be done any more: the page shows what is so now.',
  };
}

function asking(kind: Handling, { fields, read }: Choice): Pick<Act, 'fields' | 'run'> {
  return { fields, run: event(kind, read) };
}

/** An act that is recorded as an event of the inquiry, with a note. */
function event(kind: Handling, read: Choice['read'] = () => ({})): Act['run'] {
  return async (doing) => {
    const { inquiry, person, fields } = doing;
    const note = (fields.note ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
    if (note.length > longestNote)
      return { notice: `A note has at most ${longestNote} characters. Please shorten it.` };
    const said = read(doing);
    if ('notice' in said) return said;
    const detail = { ...said, ...(person.isOffice && { by: person.name }), ...(note !== '' && { note }) };
    const isSeen = hasSeen(inquiry.events, Number(fields.seen ?? inquiry.events.length));
    if (isSeen && (await record(doing, { kind, detail }))) return undefined;

    return {
      status: 409,
      notice: `A colleague was first, so nothing of yours was recorded. ${stateOf(await eventsOf(doing.store.db, inquiry.id))}. If you still want to, press the button again.`,
    };
  };
}

function hasNote({ fields }: Doing): HandlingDetail | Notice {
  return fields.note?.trim() ? {} : { notice: 'Please write the note first.' };
}

const undoMs = 60_000;
const undoable: ReadonlySet<Handling> = new Set([
  'taken',
  'answered',
  'passed',
  'call-back',
  'closed',
  'reopened',
]);

/** Returns the act of this person that can still be undone: the last one, for a minute. */
export function actToUndo({ inquiry: { events }, person, now }: Situation) {
  const last = lastAct(events);
  if (!last?.detail.was || last.actor !== person.id || !undoable.has(last.kind)) return undefined;
  const isLast = !events.some(({ kind, number }) => kind === 'undone' && number > last.number);

  return isLast && now.getTime() - last.at.getTime() < undoMs ? last : undefined;
}

function undoing(doing: Doing): HandlingDetail {
  const { number, detail } = actToUndo(doing) ?? {};

  return { ...(number && { act: number }), ...(detail?.was && { was: detail.was }) };
}

function settle(kind: 'resent' | 'acknowledged'): Act['run'] {
  return async (doing) => {
    const isIt = ({ party, delivered_at }: Opened['deliveries'][number]) =>
      party === doing.fields.party && !delivered_at;
    const delivery = doing.deliveries.find(isIt);
    if (!delivery) return { notice: 'This was delivered meanwhile.', status: 409 };
    await settleDelivery(doing, delivery.party, kind);

    return undefined;
  };
}
