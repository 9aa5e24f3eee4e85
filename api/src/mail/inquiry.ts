import { answerTime } from '@dosmares/content/answer-time';
import { inquiryTypes, propertyTypes } from '@dosmares/content/inquiry-options';
import { office } from '@dosmares/content/office';
import { agentById } from '@dosmares/content/roster';
import { lastAct } from '../store/events.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { type Destinations, inquiryPath } from './destinations.ts';
import { sentenceOf, stateOf } from './event-words.ts';
import type { Action, Block, Fact, MailContent } from './layout.ts';
import { callHref, mailHref, messageHref } from './links.ts';
import { localTime } from './local-time.ts';
import { answerBy } from './promise.ts';
import type { Mailbox } from './smtp/sender.ts';
import { viewingOf } from './viewing.ts';

const notices: Readonly<Record<NonNullable<Inquiry['flagged']>, string>> = {
  'agent-unknown': 'The form named an agent who is not on the roster. It was sent to the office only.',
  'agent-mismatch':
    'What the form said of the agent does not fit together. It was sent to the office only; please pass it on.',
};

/** Separator between several answers to one question. */
export const separator = ' · ';

/** A recipient of a mail among the staff. */
export interface StaffReader extends Mailbox {
  /** Other recipients of the inquiry. */
  alsoTold?: string | undefined;
}

/**
 * Writes the mail about an inquiry to staff: who, what, by when, and how to answer with one click. Only the roster
 * decides its recipient (X01).
 */
export function inquiryContent(
  inquiry: Inquiry,
  { alsoTold, ...to }: StaffReader,
  destinations: Destinations,
): MailContent {
  const { name, reference, flagged, facts: known } = inquiry;
  const { siteOrigin } = destinations;
  const { message, house, picture, facts, attachments, asksForEvaluation } = viewingOf(inquiry, siteOrigin);

  return {
    to,
    replyTo: answerTo(inquiry),
    subject: `${flagged ? '[Please check] ' : ''}${asksForEvaluation ? 'Evaluation' : 'Inquiry'} ${reference} from ${name}${house ? `: ${house}` : ''}${known.follows ? ` (follows ${known.follows})` : ''}`,
    title: titleOf(inquiry, { asksForViewing: attachments.length > 0, asksForEvaluation }),
    attachments,
    preview: message.replace(/\s+/g, ' ').slice(0, 140),
    blocks: [
      ...(flagged ? [{ kind: 'notice', text: notices[flagged] } satisfies Block] : []),
      ...passedOnNotice(inquiry),
      { kind: 'facts', rows: [dueRow(inquiry), ...facts] },
      { kind: 'actions', links: waysToAnswer(inquiry) },
      ...pageButton(reference, destinations),
      ...(picture ? [{ kind: 'picture', ...picture } satisfies Block] : []),
      ...(message ? [{ kind: 'quote', text: message } satisfies Block] : []),
      {
        kind: 'facts',
        rows: [
          {
            label: 'In whose hands',
            value: inquiry.events.length > 0 ? stateOf(inquiry.events) : 'Nobody has taken it yet',
          },
          ...inquiryRows(inquiry, siteOrigin),
          ...(alsoTold ? [{ label: 'Also told', value: alsoTold }] : []),
        ],
      },
      {
        kind: 'paragraph',
        text: `Replying to this mail answers the visitor. We promise an answer ${answerTime.en}.`,
      },
    ],
  };
}

/** Returns the row with the deadline for the answer, which staff look for first. */
export const dueRow = ({ receivedAt }: Inquiry): Fact => ({
  label: 'Please answer by',
  value: localTime(answerBy(receivedAt)),
});

/** Returns the button to an inquiry on the desk, if there is a desk. */
export const pageButton = (reference: string, { deskOrigin }: Destinations): Block[] =>
  deskOrigin === undefined
    ? []
    : [
        {
          kind: 'actions',
          links: [{ label: 'Open it on the desk', href: `${deskOrigin}${inquiryPath(reference)}` }],
        },
      ];

/** Returns whom staff answer when they reply to a mail: the visitor. */
export const answerTo = ({ name, email }: Inquiry): Mailbox[] => [{ name, address: email }];

function titleOf({ name, facts }: Inquiry, asks: Record<'asksForViewing' | 'asksForEvaluation', boolean>) {
  if (asks.asksForViewing) return `${name} asks for a viewing`;
  if (asks.asksForEvaluation) return `${name} asks for an evaluation`;

  return facts.follows ? `${name} has written again` : `${name} has written`;
}

// The colleague to whom it was passed on has not seen it before.
function passedOnNotice({ events }: Inquiry): Block[] {
  const last = lastAct(events);
  if (last?.kind !== 'passed') return [];

  return [
    { kind: 'notice', text: `${sentenceOf(last)}.${last.detail.note ? ` “${last.detail.note}”` : ''}` },
  ];
}

/** Returns the ways to answer a visitor with one click. */
export function waysToAnswer({ email, phone, name, reference }: Inquiry): Action[] {
  const greeting = `Hello ${name}, this is ${office.name}. Thank you for your message.`;
  const links = {
    Reply: mailHref(email, `Your inquiry ${reference}`),
    Call: callHref(phone),
    WhatsApp: messageHref(phone, greeting),
  };

  return Object.entries(links).flatMap(([label, href]) => (href ? { label, href } : []));
}

/** Returns the facts of an inquiry, without its message. */
export function inquiryRows(
  { name, email, phone, facts, agentId, reference, receivedAt, page }: Inquiry,
  siteOrigin: string,
): Fact[] {
  const rows: (Fact | false | undefined)[] = [
    { label: 'Name', value: name },
    { label: 'Email', value: email, href: mailHref(email) },
    phone !== '' && { label: 'Phone', value: phone, href: callHref(phone) },
    facts.inquiryType !== undefined && {
      label: 'Inquiry type',
      value: asShown(inquiryTypes, facts.inquiryType),
    },
    facts.property !== undefined && { label: 'Property', value: asShown(propertyTypes, facts.property) },
    { label: 'For', value: (agentId !== null && agentById(agentId)?.name) || 'The office' },
    facts.claimed !== undefined && { label: 'The form named', value: facts.claimed },
    { label: 'Sent from', value: `${siteOrigin}${page}`, href: `${siteOrigin}${page}` },
    facts.source !== undefined && { label: 'Source', value: facts.source },
    { label: 'Received', value: localTime(receivedAt) },
    { label: 'Reference', value: reference },
    facts.follows !== undefined && { label: 'Follows', value: facts.follows },
  ];

  return rows.filter((row) => row !== false && row !== undefined);
}

/** Replaces answers by the form's labels; free text stays as it is. */
const asShown = (options: readonly { value: string; label: string }[], answers: string) =>
  answers
    .split(separator)
    .map((answer) => options.find(({ value }) => value === answer)?.label ?? answer)
    .join(separator);
