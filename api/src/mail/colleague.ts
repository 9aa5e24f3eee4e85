import type { HandlingEvent } from '../store/database.ts';
import type { Inquiry } from '../store/inquiry.ts';
import type { Destinations } from './destinations.ts';
import { sentenceOf } from './event-words.ts';
import { pageButton } from './inquiry.ts';
import type { MailContent } from './layout.ts';
import type { Mailbox } from './smtp/sender.ts';

/** Writes to somebody of the staff that a colleague has an inquiry now. */
export function takenAwayMail({ name, reference }: Inquiry, event: HandlingEvent, to: Mailbox): MailContent {
  const { note } = event.detail;

  return {
    to,
    subject: `A colleague has inquiry ${reference} from ${name} now`,
    title: `${name} is in a colleague’s hands`,
    preview: `${sentenceOf(event)}.`,
    blocks: [
      { kind: 'notice', text: `${sentenceOf(event)}.${note ? ` “${note}”` : ''}` },
      { kind: 'paragraph', text: 'You need not answer. If you already have, please tell the colleague.' },
    ],
  };
}

/** Writes to both who have an inquiry of the same person. */
export function crossedMail(
  { name, reference }: Inquiry,
  event: HandlingEvent,
  { to, destinations }: { to: Mailbox; destinations: Destinations },
): MailContent {
  return {
    to,
    subject: `${name} (${reference}) has written to a colleague as well`,
    title: `${name} has written to two of us`,
    preview: `${sentenceOf(event)}.`,
    blocks: [
      { kind: 'notice', text: `${sentenceOf(event)}.` },
      { kind: 'paragraph', text: 'Please agree with your colleague on who answers.' },
      ...pageButton(reference, destinations),
    ],
  };
}
