import type { MailContent } from './layout.ts';
import type { Mailbox } from './smtp/sender.ts';

/** What operators are told, by mail and by webhook. It names no visitor. */
export interface Alert {
  title: string;
  message: string;
  /** References of the inquiries concerned. */
  references: readonly string[];
}

/** Writes an alert to operators. */
export const alertMail = ({ title, message, references }: Alert, to: Mailbox): MailContent => ({
  to,
  subject: title,
  title,
  preview: message,
  blocks: [
    { kind: 'notice', text: message },
    ...(references.length > 0
      ? [{ kind: 'facts' as const, rows: [{ label: 'Inquiries', value: references.join(', ') }] }]
      : []),
    {
      kind: 'paragraph',
      text: 'docs/operating.md says under “When something is wrong” what each reason means and what to do.',
    },
  ],
});
