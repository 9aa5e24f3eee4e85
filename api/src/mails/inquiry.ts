import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { office } from '@dosmares/content/office';
import { agentById } from '@dosmares/content/roster';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { CorrectedField, Correction } from '../store/database.ts';
import type { Action, Block, Fact, MailContent } from './layout.ts';
import { callHref, mailHref, messageHref } from './links.ts';
import { localTime } from './local-time.ts';
import type { Mailbox } from './smtp/sender.ts';
import { viewingOf } from './viewing.ts';

const notices: Readonly<Record<NonNullable<Inquiry['flagged']>, string>> = {
  'agent-unknown': 'The form named an agent who is not on the roster. It was sent to the office only.',
  'agent-mismatch':
    'What the form said of the agent does not fit together. It was sent to the office only; please pass it on.',
};

/** Tells staff of an inquiry: who, what, and how to answer with one click. Only the roster decides whom (X01). */
export function inquiryContent(inquiry: Inquiry, to: Mailbox, siteOrigin: string): MailContent {
  const { name, email, reference, flagged, corrections } = inquiry;
  const { message, house, facts, attachments } = viewingOf(inquiry, siteOrigin);
  const isCorrected = corrections.length > 0;

  return {
    to,
    replyTo: { name, address: email },
    subject: `${flagged ? '[Please check] ' : ''}${isCorrected ? 'Corrected: inquiry' : 'Inquiry'} ${reference} from ${name}${house ? `: ${house}` : ''}`,
    title: titleOf(inquiry, attachments.length > 0),
    attachments,
    preview: message.replace(/\s+/g, ' ').slice(0, 140),
    blocks: [
      ...(flagged ? [{ kind: 'notice', text: notices[flagged] } satisfies Block] : []),
      ...corrections.map(correctionNotice),
      ...(facts.length > 0 ? [{ kind: 'facts', rows: facts } satisfies Block] : []),
      ...(message ? [{ kind: 'quote', text: message } satisfies Block] : []),
      { kind: 'actions', links: actions(inquiry) },
      { kind: 'facts', rows: factRows(inquiry, siteOrigin) },
      {
        kind: 'paragraph',
        text: 'Replying to this mail answers the visitor. We promise an answer within 24 hours.',
      },
    ],
  };
}

function titleOf({ name, corrections }: Inquiry, asksForViewing: boolean) {
  if (corrections.length > 0) return `${name} has corrected a message`;

  return asksForViewing ? `${name} asks for a viewing` : `${name} has written`;
}

// The newest values stand in the facts below.
const correctionNotice = (correction: Correction): Block => ({
  kind: 'notice',
  text: `Corrected by the visitor, ${localTime(new Date(correction.at))}. ${changesIn(correction).join('. ')}.`,
});

function actions({ email, phone, name, reference }: Inquiry): Action[] {
  const greeting = `Hello ${name}, this is ${office.name}. Thank you for your message.`;
  const links = {
    Reply: mailHref(email, `Your inquiry ${reference}`),
    Call: callHref(phone),
    WhatsApp: messageHref(phone, greeting),
  };

  return Object.entries(links).flatMap(([label, href]) => (href ? { label, href } : []));
}

function factRows(
  { name, email, phone, facts, agentId, reference, receivedAt, page }: Inquiry,
  siteOrigin: string,
): Fact[] {
  const rows: (Fact | false | undefined)[] = [
    { label: 'Name', value: name },
    { label: 'Email', value: email, href: mailHref(email) },
    phone !== '' && { label: 'Phone', value: phone, href: callHref(phone) },
    facts.inquiryType !== undefined && {
      label: 'Inquiry type',
      value: inquiryTypes.find(({ value }) => value === facts.inquiryType)?.label ?? facts.inquiryType,
    },
    facts.property !== undefined && { label: 'Property', value: facts.property },
    { label: 'For', value: (agentId !== null && agentById(agentId)?.name) || 'The office' },
    facts.claimed !== undefined && { label: 'The form named', value: facts.claimed },
    { label: 'Sent from', value: `${siteOrigin}${page}`, href: `${siteOrigin}${page}` },
    facts.source !== undefined && { label: 'Source', value: facts.source },
    { label: 'Received', value: localTime(receivedAt) },
    { label: 'Reference', value: reference },
  ];

  return rows.filter((row) => row !== false && row !== undefined);
}

const labels: Readonly<Record<CorrectedField, string>> = {
  name: 'Name',
  phone: 'Phone',
  inquiryType: 'Inquiry type',
  property: 'Property',
  claimed: 'The form named',
};

/** What a correction changed, one sentence for each field, such as `Phone: was “1”, is now “2”`. */
export const changesIn = ({ changes }: Correction): string[] =>
  changes.map(({ field, was, is }) => `${labels[field]}: was ${quoted(was)}, is now ${quoted(is)}`);

const quoted = (text: string) => (text === '' ? 'empty' : `“${text}”`);
