import { agentById } from '@dosmares/content/roster';
import type { DaySummary } from '../day-summary.ts';
import type { Inquiry } from '../inquiry.ts';
import type { Mailbox } from '../mail.ts';
import type { Block, Letter } from './letter.ts';
import { localTime } from './local-time.ts';

/** Tells the office each day what came in and what waits for a person. */
export function digestLetter({ received, held, backlog }: DaySummary, to: Mailbox): Letter {
  const count = received.length === 1 ? '1 inquiry' : `${received.length} inquiries`;

  return {
    to,
    subject: `The last 24 hours: ${count}${held.length > 0 ? `, ${held.length} held` : ''}`,
    title: `The last 24 hours: ${count}`,
    preview: `${held.length} held, ${backlog.waiting} mails waiting, ${backlog.dead} given up`,
    blocks: [
      received.length > 0
        ? { kind: 'facts', rows: received.map(row) }
        : { kind: 'paragraph', text: 'No inquiry came in.' },
      ...heldBlocks(held),
      {
        kind: 'facts',
        rows: [
          { label: 'Mails waiting', value: String(backlog.waiting) },
          { label: 'Mails given up', value: String(backlog.dead) },
        ],
      },
    ],
  };
}

function heldBlocks(held: readonly Inquiry[]): Block[] {
  if (held.length === 0) return [];

  return [
    {
      kind: 'notice',
      text: 'These look like spam and were told to nobody. Read one with “npm run inquiries -- show REFERENCE”, and pass a real one on with “release REFERENCE”.',
    },
    { kind: 'facts', rows: held.map(row) },
  ];
}

const row = ({ reference, name, agentId, receivedAt }: Inquiry) => ({
  label: reference,
  value: `${name}, for ${(agentId !== null && agentById(agentId)?.name) || 'the office'}, ${localTime(receivedAt)}`,
});
