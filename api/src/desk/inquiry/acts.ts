import { agentById } from '@dosmares/content/roster';
import { outcomes } from '../../mail/event-words.ts';
import { localStamp } from '../../mail/local-time.ts';
import type { Handling, HandlingDetail, Outcome } from '../../store/database.ts';
import { lastAct, theOffice } from '../../store/events.ts';
import type { Person } from '../sign-in/people.ts';
import type { Opened } from './open.ts';

/** Maximum characters of a note, and events of an inquiry: a button can be pressed endlessly. */
export const longestNote = 500;
const mostEvents = 300;

/** The fields of the forms on an inquiry. */
export type Fields = Partial<Record<'action' | 'note' | 'to' | 'reason' | 'on', string>>;

/** The event that somebody wants to record, or a sentence on why it cannot be recorded. */
export type Wanted = { kind: Handling; detail: HandlingDetail } | { problem: string };

/** Who acts, on what, and when. */
export interface Situation extends Pick<Opened, 'inquiry' | 'standing'> {
  person: Person;
  now: Date;
}

interface Act {
  /** Whether it can be done now. */
  isPossible: (situation: Situation) => boolean;
  read: (fields: Fields, situation: Situation) => HandlingDetail | { problem: string };
}

const none = (): HandlingDetail => ({});
const isWaiting = ({ standing: { state } }: Situation) => state !== 'answered' && state !== 'closed';
const isHeld = ({ inquiry: { held }, standing: { state } }: Situation) => held !== null && state !== 'closed';
const isFree = (situation: Situation) => situation.inquiry.held === null;

/** Every act, by its button. */
// biome-ignore format: a table reads in columns
export const acts: Readonly<Record<string, Act & { kind: Handling }>> = {
  take:      { kind: 'taken',     isPossible: (now) => isFree(now) && isWaiting(now) && now.standing.assignee !== now.person.id, read: none },
  answered:  { kind: 'answered',  isPossible: (now) => isFree(now) && isWaiting(now), read: none },
  reassign:  { kind: 'passed',    isPossible: (now) => isFree(now) && isWaiting(now), read: toColleague },
  callBack:  { kind: 'call-back', isPossible: (now) => isFree(now) && now.standing.state !== 'closed', read: onDay },
  note:      { kind: 'noted',     isPossible: () => true, read: ({ note = '' }) => (note.trim() === '' ? { problem: 'Please write the note first.' } : none()) },
  close:     { kind: 'closed',    isPossible: ({ person, ...now }) => now.inquiry.held === null || person.isOffice, read: withOutcome },
  spam:      { kind: 'closed',    isPossible: (now) => isHeld(now) && now.person.isOffice, read: () => ({ reason: 'spam' }) },
  release:   { kind: 'released',  isPossible: (now) => isHeld(now) && now.person.isOffice, read: none },
  reopen:    { kind: 'reopened',  isPossible: (now) => !isWaiting(now), read: none },
  undo:      { kind: 'undone',    isPossible: (now) => actToUndo(now) !== undefined, read: (_, now) => undoing(now) },
};

/** Reads a form: the event that its button wants; fields that the button does not need are ignored. */
export function wantedBy(fields: Fields, situation: Situation): Wanted {
  const act = Object.hasOwn(acts, fields.action ?? '') ? acts[fields.action ?? ''] : undefined;
  if (!act) return { problem: 'Please press one of the buttons.' };
  if (situation.inquiry.events.length >= mostEvents)
    return { problem: 'The history of this inquiry is full. Please call the office.' };
  const note = (fields.note ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (note.length > longestNote)
    return { problem: `A note has at most ${longestNote} characters. Please shorten it.` };
  if (!act.isPossible(situation)) return { problem: impossible(situation) };
  const detail = act.read(fields, situation);
  if ('problem' in detail) return detail;
  const by = situation.person.isOffice ? { by: situation.person.name } : {};

  return { kind: act.kind, detail: { ...detail, ...by, ...(note !== '' && { note }) } };
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
  const isLast =
    last !== undefined && !events.some(({ kind, number }) => kind === 'undone' && number > last.number);

  return isLast &&
    last.actor === person.id &&
    undoable.has(last.kind) &&
    last.detail.was &&
    now.getTime() - last.at.getTime() < undoMs
    ? last
    : undefined;
}

function undoing(situation: Situation): HandlingDetail {
  const act = actToUndo(situation);

  return act?.detail.was ? { act: act.number, was: act.detail.was } : {};
}

function toColleague({ to = '' }: Fields, { standing }: Situation) {
  const [colleague, id] = [agentById(Number(to)), Number(to)];
  if (to === '' || (!colleague && id !== theOffice)) return { problem: 'Please choose a colleague.' };
  if (id === (standing.assignee ?? standing.agent_id ?? theOffice))
    return { problem: 'This colleague has it already.' };

  return { to: id, from: standing.assignee ?? standing.agent_id ?? theOffice };
}

function onDay({ on = '' }: Fields, { now }: Situation) {
  const today = localStamp(now).slice(0, 10);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(on) && !Number.isNaN(Date.parse(on));

  return isDay && on >= today ? { on } : { problem: 'Please choose a day, today or later.' };
}

function withOutcome({ reason = '' }: Fields) {
  return Object.hasOwn(outcomes, reason)
    ? { reason: reason as Outcome }
    : { problem: 'Please choose what became of it.' };
}

function impossible(situation: Situation): string {
  if (isHeld(situation)) return 'It is in quarantine: the office has to release it first.';

  return isWaiting(situation)
    ? 'This cannot be done any more.'
    : 'It is answered or closed already. You can reopen it.';
}
