import { office } from '@dosmares/content/office';
import { privacyLink } from '@dosmares/content/privacy';
import { agentById } from '@dosmares/content/roster';
import { answerBy } from '../handling/opening-hours.ts';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { MailContent } from './layout.ts';
import { promisedTime } from './local-time.ts';

const openingHours = office.hours
  .map(({ days, opens, closes }) => `${days} from ${opens} to ${closes}`)
  .join(' and ');

/**
 * Writes the confirmation of an inquiry's arrival to a visitor. It holds nothing that was typed, so that the form
 * cannot be used to write to strangers (X04); only our own values vary: who will answer, by when, and the reference.
 */
export function confirmation(
  { email, reference, agentId, receivedAt }: Pick<Inquiry, 'email' | 'reference' | 'agentId' | 'receivedAt'>,
  siteOrigin: string,
): MailContent {
  const who = (agentId !== null && agentById(agentId)?.name) || 'One of us';
  const promise = `${who} will answer by ${promisedTime(answerBy(receivedAt))}.`;

  return {
    to: { name: '', address: email },
    replyTo: [{ name: office.name, address: office.email }],
    subject: `We have received your message (${reference})`,
    title: 'Thank you for your message',
    preview: promise,
    blocks: [
      { kind: 'paragraph', text: `Your message has reached us. ${promise}` },
      { kind: 'facts', rows: [{ label: 'Your reference', value: reference }] },
      {
        kind: 'paragraph',
        text: `If it cannot wait, call us. We are in the office ${openingHours}, Los Cabos time.`,
      },
      { kind: 'actions', links: [{ label: `Call ${office.phone}`, href: office.phoneHref }] },
      {
        kind: 'paragraph',
        text: 'If you did not write to us, somebody typed your address by mistake, and there is nothing you need to do.',
      },
      { kind: 'actions', links: [{ label: privacyLink.label, href: `${siteOrigin}${privacyLink.to}` }] },
    ],
  };
}
