import { roster } from '@dosmares/content/roster';
import { reasons } from '../mail/event-words.ts';
import type { Handling, HandlingDetail, Store } from '../store/database.ts';
import { beginAgain } from '../store/deliveries.ts';
import { recordEvent, theOffice } from '../store/events.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { releaseHeld } from './release.ts';

/** Maximum characters of a note by staff. */
export const longestNote = 500;

/** The body that the form on an inquiry's page sends. */
export interface ActForm {
  action?: string;
  to?: string;
  reason?: string;
  note?: string;
  /** The page on which the button was pressed, if not the inquiry's own. */
  from?: string;
  /** Number of events that the page showed. */
  seen?: string;
}

/** The event that staff want to record, or a sentence on why it cannot be recorded. */
export type Wanted = { kind: Handling; detail: HandlingDetail } | { problem: string };

/** Maximum events of an inquiry, more than any needs: the holder of a link could press a button endlessly. */
export const mostEvents = 100;

/** Reads the form for an inquiry in its current state; fields that a button does not need are ignored. */
export function wantedBy(
  { action = '', to = '', reason = '', note = '' }: ActForm,
  { inquiry: { events, held }, person }: { inquiry: Inquiry; person: number },
): Wanted {
  if (events.length >= mostEvents)
    return { problem: 'The history of this inquiry is full. Please call the office.' };
  const text = note.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (text.length > longestNote)
    return { problem: `A note has at most ${longestNote} characters. Please shorten it.` };
  const said = text === '' ? {} : { note: text };

  if (held && action === 'released' && person === theOffice) return { kind: 'released', detail: {} };
  if (held && action !== 'closed') return { problem: 'It is held: the office has to release it first.' };

  const wish = wishes.get(action);

  return wish ? wish({ to, reason }, said) : { problem: 'Please press one of the buttons.' };
}

type Wish = (chosen: { to: string; reason: string }, said: HandlingDetail) => Wanted;

/** Reads the form for each button. */
const wishes: ReadonlyMap<string, Wish> = new Map<string, Wish>([
  ['taken', (_, said) => ({ kind: 'taken', detail: said })],
  ['answered', (_, said) => ({ kind: 'answered', detail: said })],
  [
    'passed',
    ({ to }, said) => {
      const colleague = roster.find(({ id }) => String(id) === to);

      return colleague
        ? { kind: 'passed', detail: { ...said, to: colleague.id } }
        : { problem: 'Please choose a colleague to pass it on to.' };
    },
  ],
  [
    'closed',
    ({ reason }, said) => {
      const why = Object.keys(reasons).find((known) => known === reason) as HandlingDetail['reason'];

      return why
        ? { kind: 'closed', detail: { ...said, reason: why } }
        : { problem: 'Please choose why it needs no answer.' };
    },
  ],
]);

/** An act of staff on an inquiry, after seeing `seen` of its events. */
export interface Act {
  inquiryId: string;
  person: number;
  kind: Handling;
  detail: HandlingDetail;
  seen: number;
  /** Whether released inquiries go to a CRM. */
  hasCrm: boolean;
}

/**
 * Records an act of staff; false when someone else acted first. A colleague to whom an inquiry is passed on gets the
 * usual mail to agents.
 */
export const act = (store: Store, { inquiryId, person, kind, detail, seen, hasCrm }: Act): Promise<boolean> =>
  store.db.transaction().execute(async (trx) => {
    if (kind === 'released')
      return (await releaseHeld(store, trx, { id: inquiryId, seen, hasCrm })) !== undefined;
    const isFirst = await recordEvent(trx, inquiryId, { kind, actor: person, detail }, seen);
    if (isFirst && detail.to !== undefined) {
      await trx.updateTable('inquiry').set({ agent_id: detail.to }).where('id', '=', inquiryId).execute();
      // A waiting job would notify the previous agent.
      await beginAgain(store, trx, { inquiry_id: inquiryId, party: 'agent' });
    }

    return isFirst;
  });

/** Returns the colleagues to whom an inquiry may be passed on: everyone on the roster except the given person. */
export const colleaguesOf = (person: number) =>
  roster.filter(({ id }) => id !== person || person === theOffice);
