import type { HeldInquiries } from '../operations/alarms/held.ts';
import { heldBlocks } from './held-list.ts';
import type { MailContent } from './layout/mail-content.ts';
import type { Mailbox } from './smtp/sender.ts';

/** Tells the office at once that something is held. It cannot be answered to the stranger, and nothing in it can be clicked. */
export function heldNoticeMail(held: HeldInquiries, to: Mailbox): MailContent {
  const isOne = held.count === 1;
  const what = isOne ? '1 message looks like spam' : `${held.count} messages look like spam`;

  return {
    to,
    subject: `${what} and ${isOne ? 'waits' : 'wait'} for a person`,
    title: what,
    preview: 'Please see whether one of them is real.',
    blocks: heldBlocks(held),
  };
}
