import { agentById } from '@dosmares/content/roster';
import type { Suspicion } from '../store/database.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { deskPath } from './destinations.ts';
import type { Block, Fact, MailContent } from './layout.ts';
import { localTime } from './local-time.ts';
import type { Mailbox } from './smtp/sender.ts';

/**
 * Held inquiries, newest first, each with the beginning of its message; `count` is the number of all, however many
 * were read.
 */
export interface HeldInquiries {
  count: number;
  inquiries: readonly Inquiry[];
}

/** Returns a button to the desk, if there is one. */
export const deskButton = (deskOrigin: string | undefined): Block[] =>
  deskOrigin === undefined
    ? []
    : [{ kind: 'actions', links: [{ label: 'Open the desk', href: `${deskOrigin}${deskPath}` }] }];

/**
 * Writes the immediate notice of held inquiries to the office. It cannot be answered to the stranger, and nothing in
 * it can be clicked.
 */
export function heldNoticeMail(held: HeldInquiries, to: Mailbox, deskOrigin?: string): MailContent {
  const isOne = held.count === 1;
  const what = isOne ? '1 message looks like spam' : `${held.count} messages look like spam`;

  return {
    to,
    subject: `${what} and ${isOne ? 'waits' : 'wait'} for a person`,
    title: what,
    preview: 'Please see whether one of them is real.',
    blocks: [...deskButton(deskOrigin), ...heldBlocks(held)],
  };
}

/** Why an inquiry is held, as the end of a sentence. */
export const heldBecause: Readonly<Record<Suspicion, string>> = {
  honeypot: 'filled in a field that people do not see',
  'too-many': 'one of very many from the same connection',
};

const mostListed = 40;

/** Lists held inquiries for a person to judge on the desk. Nothing in the list can be clicked. */
export function heldBlocks({ count, inquiries }: HeldInquiries): Block[] {
  if (count === 0) return [];
  const listed = inquiries.slice(0, mostListed);
  const more = count - listed.length;

  return [
    {
      kind: 'notice',
      text: 'These look like spam: no agent has been told, and nothing was confirmed. Links in them have been made harmless. If one is real, release it on the desk; the agent and the office then get it as usual.',
    },
    { kind: 'facts', rows: listed.map(single) },
    ...(more > 0
      ? [{ kind: 'paragraph', text: `And ${more} more that are not listed here.` } satisfies Block]
      : []),
  ];
}

function single(inquiry: Inquiry): Fact {
  const { reference, held, agentId, receivedAt } = inquiry;
  const agent = (agentId !== null && agentById(agentId)?.name) || 'the office';

  return {
    label: reference,
    value: `${who(inquiry)} — for ${agent}, ${localTime(receivedAt)} — ${held ? heldBecause[held] : ''} — “${excerpt(inquiry, 280)}”`,
  };
}

const who = ({ name, email, phone }: Inquiry) =>
  [name, email, phone || 'no number'].map((text) => defanged(beginning(text, 120))).join(', ');

const excerpt = ({ message }: Inquiry, most: number) => defanged(beginning(message, most));

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
