import { agentById } from '@dosmares/content/roster';
import type { HeldInquiries } from '../operations/alarms/held-notice.ts';
import { type LookAlikes, sortOut } from '../operations/alarms/look-alikes.ts';
import type { Suspicion } from '../store/database.ts';
import type { Inquiry } from '../store/inquiry.ts';
import { deskPath } from './destinations.ts';
import type { Block, Fact, MailContent } from './layout.ts';
import { localTime } from './local-time.ts';
import type { Mailbox } from './smtp/sender.ts';

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

const mostSingles = 100;
const mostGroups = 20;
const mostExamples = 3;

/**
 * Lists held inquiries for a person to judge. Nothing in the list can be clicked; inquiries that are left out are
 * counted.
 */
export function heldBlocks({ count, inquiries }: HeldInquiries): Block[] {
  if (count === 0) return [];
  const { singles, groups } = sortOut(inquiries);
  const shown = singles.slice(0, mostSingles);
  const gathered = groups.slice(0, mostGroups);
  const listed = gathered.reduce((sum, { members }) => sum + members.length, shown.length);

  return [
    {
      kind: 'notice',
      text: 'These look like spam: no agent has been told, and nothing was confirmed. Links in them have been made harmless. If one is real, have it released by its reference; the agent and the office then get it as usual.',
    },
    ...(shown.length > 0 ? [{ kind: 'facts', rows: shown.map(single) } satisfies Block] : []),
    ...(gathered.length > 0 ? [{ kind: 'facts', rows: gathered.map(group) } satisfies Block] : []),
    ...(count > listed
      ? [{ kind: 'paragraph', text: `And ${count - listed} more that are not listed here.` } satisfies Block]
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

function group({ shared, members }: LookAlikes): Fact {
  const examples = members
    .slice(0, mostExamples)
    .map((one) => `${one.reference}: ${who(one)} — “${excerpt(one, 100)}”`);

  return {
    label: `${members.length} alike`,
    value: `They share ${defanged(beginning(shared, 120))}. For example ${examples.join(' · ')}`,
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
