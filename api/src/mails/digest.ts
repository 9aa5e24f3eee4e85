import { agentById } from '@dosmares/content/roster';
import type { Inquiry } from '../inquiries/inquiry.ts';
import type { DaySummary } from '../operations/alarms/digest.ts';
import { defanged, heldBlocks } from './held.ts';
import type { Block, MailContent } from './layout.ts';
import { localTime } from './local-time.ts';
import type { Mailbox } from './smtp/sender.ts';

/** Tells the office each day what came in and what waits for a person. */
export function digestMail(day: DaySummary, to: Mailbox): MailContent {
  const { receivedCount, held, backlog } = day;
  const count = receivedCount === 1 ? '1 inquiry' : `${receivedCount} inquiries`;

  return {
    to,
    subject: `The last 24 hours: ${count}${held.count > 0 ? `, ${held.count} held` : ''}`,
    title: `The last 24 hours: ${count}`,
    preview: `${held.count} held, ${backlog.waiting} mails waiting, ${backlog.dead} given up`,
    blocks: [
      ...receivedBlocks(day),
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

function receivedBlocks({ received, receivedCount }: DaySummary): Block[] {
  if (receivedCount === 0) return [{ kind: 'paragraph', text: 'No inquiry came in.' }];
  const more = receivedCount - received.length;

  return [
    { kind: 'facts', rows: received.map(row) },
    ...(more > 0 ? [{ kind: 'paragraph', text: `And ${more} more.` } satisfies Block] : []),
  ];
}

const row = ({ reference, name, agentId, receivedAt }: Inquiry) => ({
  label: reference,
  value: `${defanged(name)}, for ${(agentId !== null && agentById(agentId)?.name) || 'the office'}, ${localTime(receivedAt)}`,
});
