import { office } from '@dosmares/content/office';
import type { MailContent } from './layout.ts';

/**
 * Tells a visitor that the inquiry has arrived. Every word is fixed and nothing that was typed is in it, so
 * that nobody can make us write to a stranger (X04); only our own reference number differs.
 */
export function confirmation(address: string, reference: string): MailContent {
  return {
    to: { name: '', address },
    replyTo: [{ name: office.name, address: office.email }],
    subject: `We have received your message (${reference})`,
    title: 'Thank you for your message',
    preview: 'We will answer within 24 hours.',
    blocks: [
      { kind: 'paragraph', text: 'Your message has reached us. One of us will answer within 24 hours.' },
      { kind: 'facts', rows: [{ label: 'Your reference', value: reference }] },
      {
        kind: 'paragraph',
        text: 'If it cannot wait, call us. We are in the office Monday to Friday from 9:00 AM to 6:00 PM and on weekends from 10:00 AM to 4:00 PM, Los Cabos time.',
      },
      { kind: 'actions', links: [{ label: `Call ${office.phone}`, href: office.phoneHref }] },
      {
        kind: 'paragraph',
        text: 'You did not write to us? Then somebody typed your address by mistake: there is nothing you need to do.',
      },
    ],
  };
}
