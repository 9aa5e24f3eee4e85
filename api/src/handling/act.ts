import { roster } from '@dosmares/content/roster';
import type { Transaction } from 'kysely';
import type { Database, Handling, HandlingDetail, Store } from '../store/database.ts';
import { begunAgain, enqueue, withdraw } from '../store/deliveries.ts';
import { reasons, recordEvent, theOffice } from './events.ts';
import type { StaffLink } from './links/staff-links.ts';

/** The most that staff may write beside what they do. */
export const longestNote = 500;

/** What the form on an inquiry's page sends. */
export interface ActForm {
  action?: string;
  to?: string;
  reason?: string;
  note?: string;
  /** How many events the page showed. */
  seen?: string;
}

/** What somebody wants to note, or a sentence on why that cannot be. */
export type Wanted = { kind: Handling; detail: HandlingDetail } | { problem: string };

/** More than any inquiry needs: whoever holds a link may press for ever. */
const mostEvents = 100;

/** Reads the form, for an inquiry with so many events; whatever a button does not need is left out. */
export function wantedBy({ action, to = '', reason = '', note = '' }: ActForm, events: number): Wanted {
  if (events >= mostEvents)
    return { problem: 'This inquiry has too long a history for more. Please call the office.' };
  const text = note.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (text.length > longestNote)
    return { problem: `A note has at most ${longestNote} characters. Please shorten it.` };
  const said = text === '' ? {} : { note: text };

  if (action === 'taken' || action === 'answered') return { kind: action, detail: said };
  if (action === 'passed') {
    const colleague = roster.find(({ id }) => String(id) === to);

    return colleague
      ? { kind: 'passed', detail: { ...said, to: colleague.id } }
      : { problem: 'Please choose to whom it goes.' };
  }
  if (action === 'closed') {
    const why = Object.keys(reasons).find((known) => known === reason) as HandlingDetail['reason'];

    return why
      ? { kind: 'closed', detail: { ...said, reason: why } }
      : { problem: 'Please choose why it needs no answer.' };
  }

  return { problem: 'Please press one of the buttons.' };
}

/**
 * Notes what somebody did; false when somebody else did something first. Who gets an inquiry passed on is told by the mail
 * that agents always get.
 */
export const act = (
  { db, boss }: Store,
  { inquiryId, person }: StaffLink,
  { kind, detail, seen }: { kind: Handling; detail: HandlingDetail; seen: number },
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const isFirst = await recordEvent(trx, inquiryId, { kind, actor: person, detail }, seen);
    if (isFirst && detail.to !== undefined) {
      const delivery = await passOn(trx, inquiryId, detail.to);
      // What still waits would tell the one before.
      await withdraw(boss, trx, [delivery]);
      await enqueue(boss, trx, [delivery]);
    }

    return isFirst;
  });

async function passOn(trx: Transaction<Database>, inquiryId: string, agent: number) {
  await trx.updateTable('inquiry').set({ agent_id: agent }).where('id', '=', inquiryId).execute();
  const delivery = { inquiry_id: inquiryId, party: 'agent' as const };
  await trx
    .insertInto('delivery')
    .values(delivery)
    .onConflict((conflict) =>
      conflict
        .columns(['inquiry_id', 'party'])
        .doUpdateSet((row) => ({ ...begunAgain(), edition: row('delivery.edition', '+', 1) })),
    )
    .execute();

  return delivery;
}

/** To whom an inquiry may be passed on: everybody on the roster but whoever has it. */
export const colleaguesOf = (person: number) =>
  roster.filter(({ id }) => id !== person || person === theOffice);
