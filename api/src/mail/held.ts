import type { Selectable } from 'kysely';
import type { InquiryTable, Suspicion } from '../store/database.ts';
import { theOffice } from '../store/events.ts';
import { nameOf } from './event-words.ts';
import { type Fact, facts, type MailContent, type Maybe, notice, type Part, paragraph } from './layout.ts';
import { deskButton } from './links.ts';
import { localTime } from './local-time.ts';
import type { Mailbox } from './smtp/sender.ts';

type HeldInquiry = Pick<
  Selectable<InquiryTable>,
  'id' | 'reference' | 'received_at' | 'name' | 'email' | 'phone' | 'agent_id' | 'held' | 'message'
>;

/** Inquiries in quarantine, newest first; `count` is the number of all, however many were read. */
export interface HeldInquiries {
  count: number;
  inquiries: readonly HeldInquiry[];
}

/** Writes the immediate notice of what is held: it cannot be answered to the stranger, nor anything of theirs clicked. */
export function heldNoticeMail(held: HeldInquiries, to: Mailbox, deskOrigin?: string): MailContent {
  const isOne = held.count === 1;
  const what = isOne ? '1 message looks like spam' : `${held.count} messages look like spam`;

  return {
    to,
    subject: `${what} and ${isOne ? 'waits' : 'wait'} for a person`,
    title: what,
    preview: 'Please see whether one of them is real.',
    parts: [deskButton(deskOrigin), ...heldParts(held)],
  };
}

/** Why an inquiry is held, as the end of a sentence. */
export const heldBecause: Readonly<Record<Suspicion, string>> = {
  honeypot: 'filled in a field that people do not see',
  'too-many': 'one of very many from the same connection',
};

const mostListed = 40;

/** Lists held inquiries for a person to judge on the desk; those that say the same stand in one line. */
export function heldParts({ count, inquiries }: HeldInquiries): Maybe<Part>[] {
  if (count === 0) return [];
  const alike = [...Map.groupBy(inquiries, ({ message }) => message.slice(0, 200).toLowerCase()).values()];
  const listed = alike.slice(0, mostListed);
  const more = count - listed.flat().length;

  return [
    notice(
      'These are in quarantine, because they look like spam: no agent has been told, and nothing was confirmed. Links in them have been made harmless. If one is real, release it on the desk; the agent and the office then get it as usual.',
    ),
    facts(listed.map(lineOf)),
    more > 0 && paragraph(`And ${more} more that are not listed here.`),
  ];
}

function lineOf([first, ...others]: readonly HeldInquiry[]): Fact {
  const { reference, held, agent_id, received_at, name, email, phone, message } = first as HeldInquiry;
  const who = [name, email, phone || 'no number'].map((text) => defanged(beginning(text, 120))).join(', ');
  const said = `“${defanged(beginning(message, 280))}”`;

  return [
    reference,
    [
      who,
      `for ${nameOf(agent_id ?? theOffice)}, ${localTime(received_at)}`,
      held ? heldBecause[held] : '',
      others.length > 0 ? `${said}, and ${others.length} more that say the same` : said,
    ].join(' — '),
  ];
}

/**
 * Makes a stranger's text safe, so that no mail program finds anything to click: “https://evil.test” becomes
 * “hxxps[:]//evil[.]test”, and so do plain domains and addresses. Invisible characters, which could reverse the order
 * of words, are removed.
 */
export const defanged = (text: string) =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/\bhttp/gi, 'hxxp')
    .replace(/(?<=\p{L}):(?=\S)/gu, '[:]')
    .replace(/(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=\p{L})/gu, '[.]');

/** Returns the beginning of a text in one line, cut between two words if possible. */
export function beginning(text: string, most: number): string {
  const line = text
    .slice(0, most * 4)
    .replace(/\s+/g, ' ')
    .trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  const gap = cut.lastIndexOf(' ');

  return `${cut.slice(0, gap > most / 2 ? gap : most).toWellFormed()}…`;
}
