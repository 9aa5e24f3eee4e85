import { office } from '@dosmares/content/office';
import { agentById } from '@dosmares/content/roster';
import type { Inquiry } from '../inquiry.ts';
import type { Mailbox } from '../mail.ts';
import type { Action, Block, Fact, Letter } from './letter.ts';
import { callHref, isPhone, messageHref, replyHref } from './links.ts';
import { localTime } from './local-time.ts';

const inquiryTypes: Readonly<Record<string, string>> = {
  buying: 'Buying',
  selling: 'Selling',
  renting: 'Renting',
  investment: 'Investment Opportunity',
  general: 'General Inquiry',
};

const notices: Readonly<Record<NonNullable<Inquiry['flagged']>, string>> = {
  'agent-unknown': 'The form named an agent who is not on the roster. It was sent to the office only.',
  'agent-mismatch':
    'What the form said of the agent does not fit together. It was sent to the office only; please pass it on.',
};

/** Tells staff of an inquiry: who, what, and how to answer with one click. Only the roster decides whom (X01). */
export function inquiryLetter(inquiry: Inquiry, to: Mailbox, siteOrigin: string): Letter {
  const { name, email, reference, message, flagged } = inquiry;

  return {
    to,
    replyTo: { name, address: email },
    subject: `${flagged ? '[Please check] ' : ''}Inquiry ${reference} from ${name}`,
    title: `${name} has written`,
    preview: message.replace(/\s+/g, ' ').slice(0, 140),
    blocks: [
      ...(flagged ? [{ kind: 'notice', text: notices[flagged] } satisfies Block] : []),
      { kind: 'quote', text: message },
      { kind: 'actions', links: actions(inquiry) },
      { kind: 'facts', rows: facts(inquiry, siteOrigin) },
      {
        kind: 'paragraph',
        text: 'Replying to this mail answers the visitor. We promise an answer within 24 hours.',
      },
    ],
  };
}

function actions({ email, phone, name, reference }: Inquiry): Action[] {
  const greeting = `Hello ${name}, this is ${office.name}. Thank you for your message.`;
  const reply = { label: 'Reply', href: replyHref(email, `Your inquiry ${reference}`) };
  if (!isPhone(phone)) return [reply];

  return [
    reply,
    { label: 'Call', href: callHref(phone) },
    { label: 'WhatsApp', href: messageHref(phone, greeting) },
  ];
}

function facts(
  { name, email, phone, facts: said, agentId, reference, receivedAt, page }: Inquiry,
  siteOrigin: string,
): Fact[] {
  const rows: (Fact | false | undefined)[] = [
    { label: 'Name', value: name },
    { label: 'Email', value: email, href: `mailto:${email}` },
    phone !== '' && { label: 'Phone', value: phone, href: isPhone(phone) ? callHref(phone) : undefined },
    said.inquiryType !== undefined && {
      label: 'Inquiry type',
      value: inquiryTypes[said.inquiryType] ?? said.inquiryType,
    },
    said.property !== undefined && { label: 'Property', value: said.property },
    { label: 'For', value: (agentId !== null && agentById(agentId)?.name) || 'The office' },
    said.claimed !== undefined && { label: 'The form named', value: said.claimed },
    { label: 'Sent from', value: `${siteOrigin}${page}`, href: `${siteOrigin}${page}` },
    said.source !== undefined && { label: 'Source', value: said.source },
    { label: 'Received', value: localTime(receivedAt) },
    { label: 'Reference', value: reference },
  ];

  return rows.filter((row) => row !== false && row !== undefined);
}
