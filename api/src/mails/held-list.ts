import { agentById } from '@dosmares/content/roster';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { HeldInquiries } from '../operations/alarms/held.ts';
import { type LookAlikes, sortOut } from '../operations/alarms/look-alikes.ts';
import type { Suspicion } from '../store/database.ts';
import { beginning, defanged } from './defang.ts';
import type { Block, Fact } from './layout/mail-content.ts';
import { localTime } from './local-time.ts';

const reasons: Readonly<Record<Suspicion, string>> = {
  honeypot: 'filled in a field that people do not see',
  'too-many': 'one of very many from the same connection',
};

const mostSingles = 100;
const mostGroups = 20;
const mostExamples = 3;

/** Lists held inquiries so that a person can judge them. Nothing in it can be clicked, and what is not listed is counted. */
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
    value: `${who(inquiry)} — for ${agent}, ${localTime(receivedAt)} — ${held ? reasons[held] : ''} — “${excerpt(inquiry, 280)}”`,
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
