import { office } from '@dosmares/content/office';
import { agentById } from '@dosmares/content/roster';
import type { Party } from '../store/database.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { confirmation } from './confirmation.ts';
import type { Destinations } from './destinations.ts';
import { inquiryContent } from './inquiry.ts';
import { type MailContent, renderHtml, renderText } from './layout.ts';
import type { Mail } from './smtp/sender.ts';

/** Recipients notified by mail; the CRM is called instead. */
export type Reader = Exclude<Party, 'crm'>;

type Write = (inquiry: Inquiry, destinations: Destinations) => MailContent;

/** Mailbox of the office. */
export const officeMailbox = { name: office.name, address: office.email };

const writers: Record<Reader, Write> = {
  agent: (inquiry, destinations) =>
    inquiryContent(inquiry, { ...agentMailbox(inquiry), alsoTold: 'The office' }, destinations),
  office: (inquiry, destinations) =>
    inquiryContent(
      inquiry,
      { ...officeMailbox, alsoTold: agentById(inquiry.agentId ?? 0)?.name },
      destinations,
    ),
  visitor: (inquiry, { siteOrigin }) => confirmation(inquiry, siteOrigin),
};

/**
 * Writes the mail about an inquiry to one reader; the same inquiry, reader and edition always get the same
 * Message-ID.
 */
export function inquiryMail(
  inquiry: Inquiry,
  reader: Reader,
  edition: number,
  destinations: Destinations,
): Mail {
  return renderMail(writers[reader](inquiry, destinations), `${inquiry.reference}.${reader}.${edition}`);
}

/** Renders a mail; its name becomes the Message-ID. */
export function renderMail(content: MailContent, name: string): Mail {
  const { to, replyTo, subject, attachments = [] } = content;
  const messageId = `<${name.toLowerCase()}@${office.email.split('@')[1]}>`;

  return {
    messageId,
    to,
    replyTo,
    subject,
    html: renderHtml(content),
    text: renderText(content),
    attachments: [...attachments],
  };
}

function agentMailbox({ agentId, isAgentSuspended = false }: Inquiry) {
  const agent = isAgentSuspended ? undefined : agentById(agentId ?? 0);

  // For an agent who has left, the office receives it.
  return agent ? { name: agent.name, address: agent.email } : officeMailbox;
}
