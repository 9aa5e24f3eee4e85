import { dayOf } from '@dosmares/content/office-time';
import { roster } from '@dosmares/content/roster';
import { capitalized, outcomeWords, recipientWords } from '@dosmares/mail/event-words';
import {
  type Handling,
  type HandlingDetail,
  type Outcome,
  outcomes,
  type Recipient,
} from '@dosmares/store/database';
import { lastAct, officeId } from '@dosmares/store/inquiry';
import { Type } from 'typebox';
import { choice, type Field } from '../page/field.ts';
import type { InquiryRequest } from './open.ts';

const colleagues = [{ id: officeId, name: 'The office' }, ...roster].map(
  ({ id, name }) => [String(id), name] as const,
);
const outcomeOptions = outcomes.map((value) => [value, capitalized(outcomeWords(value))] as const);

/** What acts ask for, by the name of the control; every act takes a note. */
export const actFields = {
  note: {
    label: 'A note for your colleagues',
    schema: Type.String({ maxLength: 500 }),
    expected: 'A note has at most 500 characters. Please shorten it.',
    isLong: true,
  },
  to: choice('Reassign to', 'Please choose a colleague.', 'Choose a colleague', colleagues),
  on: {
    label: 'Call back on',
    schema: Type.String({ format: 'date' }),
    expected: 'Please choose a day, today or later.',
    input: { type: 'date' },
  },
  reason: choice('Outcome', 'Please choose an outcome.', 'Choose the outcome', outcomeOptions),
  recipient: {
    label: 'Undelivered',
    schema: Type.Enum(Object.keys(recipientWords)),
    expected: 'This has been delivered.',
  },
} satisfies Record<string, Field>;

export type ActField = keyof typeof actFields;

/** Turns what was chosen into the event's details, or into a sentence that refuses it. */
export type Settle = (chosen: string, request: InquiryRequest) => HandlingDetail | string;

export const holderIdOf = ({ assignee, agent_id }: Pick<Handling, 'assignee' | 'agent_id'>) =>
  assignee ?? agent_id ?? officeId;

export const today = () => dayOf(new Date());

export const settle = {
  note: (note) => (note === '' ? 'Please write the note first.' : {}),
  colleague: (to, { inquiry }) =>
    Number(to) === holderIdOf(inquiry) ? 'This colleague has it already.' : { to: Number(to) },
  day: (on) => (on >= today() ? { on } : actFields.on.expected),
  outcome: (reason) => ({ reason: reason as Outcome }),
  spam: () => ({ reason: 'spam' }),
  mail(recipient, { deliveries }) {
    const mail = deliveries.find((one) => one.recipient === recipient);
    const isOpen = mail && (mail.isUndelivered || (mail.fault === 'recipient' && !mail.delivered_at));

    return isOpen ? { what: recipientWords[recipient as Recipient] } : actFields.recipient.expected;
  },
  undo(_, request) {
    const { number, detail } = actToUndo(request) ?? {};

    return number && detail?.was ? { act: number, was: detail.was } : 'There is nothing to take back.';
  },
} satisfies Record<string, Settle>;

const undoMs = 60_000;

export function actToUndo({ inquiry: { events }, session }: InquiryRequest) {
  const last = lastAct(events);
  if (!last?.detail.was || last.actor !== session.person.id) return undefined;
  const isLast = !events.some(({ kind, number }) => kind === 'undone' && number > last.number);

  return isLast && Date.now() - last.at.getTime() < undoMs ? last : undefined;
}
