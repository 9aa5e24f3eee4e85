import { answerTime } from '@dosmares/content/answer-time';
import { detailOptions } from '@dosmares/content/inquiry-options';
import { office } from '@dosmares/content/office';
import { answerBy } from '@dosmares/content/opening-hours';
import { agentById } from '@dosmares/content/roster';
import { type DetailName, fieldRows, type InquiryDetails } from '@dosmares/contracts/inquiry-fields';
import { isOneAddress } from '@dosmares/contracts/mail-address';
import type { Recipient } from '@dosmares/store/database';
import { type Inquiry, lastAct, officeId } from '@dosmares/store/inquiry';
import { confirmation } from './confirmation.ts';
import { capitalized, nameOf, sentenceWithNote, stateOf } from './event-words.ts';
import { type Action, type Detail, type MailContent, officeMailbox, renderMail } from './layout.ts';
import { callHref, type Destinations, deskLinks, mailHref, whatsAppHref } from './links.ts';
import { localTime } from './promise.ts';
import type { Mail, Mailbox } from './smtp/sender.ts';
import { viewingOf } from './viewing.ts';

export type Reader = Exclude<Recipient, 'crm'>;

/** Renders the mail about an inquiry for one reader; each inquiry, reader and revision has its own Message-ID. */
export function inquiryMail(
  inquiry: Inquiry,
  reader: Reader,
  revision: number,
  destinations: Destinations,
): Mail {
  const content =
    reader === 'visitor'
      ? confirmation(inquiry, destinations.siteOrigin)
      : staffMail(inquiry, reader, destinations);

  return renderMail(content, `${inquiry.reference}.${reader}.${revision}`);
}

const notices: Readonly<Record<NonNullable<Inquiry['flagged']> | 'odd-address', string>> = {
  'odd-address':
    'A mail server could take this e-mail address for a command, so nothing is sent to it. Please call, or correct it on the desk.',
  'agent-unknown': 'The form named an agent who is not on the roster. It was sent to the office only.',
  'agent-mismatch':
    'What the form says about the agent is contradictory. It was sent to the office only; please reassign it.',
};

export const separator = ' · ';

/** The mail to an agent or the office, with links for answering; addresses come from the roster (X01). */
function staffMail(inquiry: Inquiry, reader: 'agent' | 'office', destinations: Destinations): MailContent {
  const { email, message, reference, flagged, events } = inquiry;
  const isMailed = isOneAddress(email);
  const about = viewingOf(inquiry, destinations.siteOrigin);
  const last = lastAct(events);
  const agent = agentById(inquiry.agent_id ?? 0);

  return {
    // The office receives it for an agent who has left or is suspended.
    to:
      reader === 'agent' && agent && !inquiry.isAgentSuspended
        ? { name: agent.name, address: agent.email }
        : officeMailbox,
    replyTo: replyToVisitor(inquiry),
    ...headingOf(inquiry, about.house),
    attachments: about.attachments,
    preview: message.replace(/\s+/g, ' ').slice(0, 140),
    parts: [
      { notice: flagged !== null && notices[flagged] },
      { notice: !isMailed && notices['odd-address'] },
      // The colleague whom it was reassigned to has not seen the note.
      { notice: last?.kind === 'passed' && sentenceWithNote(last) },
      { rows: [dueRow(inquiry), ...about.details], links: replyActions(inquiry) },
      { links: deskLinks(destinations, reference), picture: about.picture, quote: message },
      {
        rows: [
          ['Status', events.length > 0 ? stateOf(events) : 'Nobody has taken it yet'],
          ...inquiryRows(inquiry, destinations.siteOrigin),
          ['Also sent to', reader === 'agent' ? 'The office' : agent?.name],
        ],
        text: `${isMailed ? 'Replying to this mail answers the visitor. ' : ''}We promise an answer ${answerTime.en}.`,
      },
    ],
  };
}

function headingOf(
  { name, email, reference, flagged, details: { follows, evaluation, wishes } }: Inquiry,
  house: string,
) {
  const kind = evaluation ? 'Evaluation' : 'Inquiry';
  const wish = wishes?.length ? 'a viewing' : evaluation && 'an evaluation';
  const subject = [
    (flagged || !isOneAddress(email)) && '[Please check]',
    `${kind} ${reference} from ${name}${house && `: ${house}`}`,
    follows && `(follows ${follows})`,
  ];

  return {
    subject: subject.filter(Boolean).join(' '),
    title: wish ? `${name} asks for ${wish}` : `${name} has written${follows ? ' again' : ''}`,
  };
}

export const dueRow = ({ received_at }: Inquiry): Detail => [
  'Please answer by',
  localTime(answerBy(received_at)),
];

export const replyToVisitor = ({ name, email }: Inquiry): Mailbox[] => [{ name, address: email }];

export function replyActions({ email, phone, name, reference }: Inquiry): Action[] {
  const greeting = `Hello ${name}, this is ${office.name}. Thank you for your message.`;
  const links = {
    Reply: mailHref(email, `Your inquiry ${reference}`),
    Call: callHref(phone),
    WhatsApp: whatsAppHref(phone, greeting),
  };

  return Object.entries(links).flatMap(([label, href]) => (href ? { label, href } : []));
}

export function inquiryRows(
  { name, email, phone, details: known, agent_id, reference, received_at, page }: Inquiry,
  siteOrigin: string,
): Detail[] {
  return [
    ['Name', name],
    ['Email', email, mailHref(email)],
    ['Phone', phone, callHref(phone)],
    ...detailRows(known),
    ['For', capitalized(nameOf(agent_id ?? officeId))],
    ['The form named', known.claimed],
    page === 'chat' ? ['Sent from', 'The chat'] : ['Sent from', siteOrigin + page, siteOrigin + page],
    ['Received', localTime(received_at)],
    ['Reference', reference],
    ['Follows', known.follows],
  ];
}

const detailRows = (details: InquiryDetails) =>
  fieldRows().flatMap(([, { detail, label }]): Detail[] =>
    detail && label ? [[label, labelsOf(detailText(details, detail), detailOptions[detail])]] : [],
  );

/** A detail as text: of an answer with several parts, what each of them says. */
export function detailText(details: InquiryDetails, name: DetailName): string {
  const value = details[name] ?? '';
  if (typeof value === 'string') return value;

  return [value]
    .flat()
    .map((answer) => Object.values(answer).filter(Boolean).join(', '))
    .join('; ');
}

const labelsOf = (answers: string, options: readonly { value: string; label: string }[] = []) =>
  answers
    .split(separator)
    .map((answer) => options.find(({ value }) => value === answer)?.label ?? answer)
    .join(separator);
