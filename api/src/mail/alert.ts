import type { Undelivered } from '../operations/alarms/undelivered.ts';
import type { Block, MailContent } from './layout.ts';
import type { Mailbox } from './smtp/sender.ts';

/** Writes the alert to operators that mail is not getting through. It names no visitor. */
export function alertMail(undelivered: Undelivered, to: Mailbox): MailContent {
  const { stuck, dead, oldestMinutes, references, reasons } = undelivered;
  const facts: Block = {
    kind: 'facts',
    rows: [
      { label: 'Waiting longer than 15 minutes', value: String(stuck) },
      { label: 'The oldest has waited', value: `${oldestMinutes} minutes` },
      { label: 'Given up', value: String(dead) },
      { label: 'Why', value: reasons.join(', ') || 'not tried yet' },
      { label: 'Inquiries', value: references.join(', ') },
    ],
  };

  return {
    to,
    subject: `Mail is not getting through: ${stuck} waiting, ${dead} given up`,
    title: 'Mail is not getting through',
    preview: 'No inquiry is lost: all are stored and will be sent again.',
    blocks: [
      {
        kind: 'notice',
        text: 'No inquiry is lost. All are stored, and sending is repeated for at least 72 hours.',
      },
      facts,
      {
        kind: 'paragraph',
        text: 'For whoever runs the service: docs/operating.md says under “When something is wrong” what each reason means and what to do.',
      },
    ],
  };
}
