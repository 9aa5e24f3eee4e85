import { createHmac } from 'node:crypto';
import { agentById } from '@dosmares/content/roster';
import { postJson } from '../operations/post-json.ts';
import type { Inquiry } from '../store/inquiry.ts';

/**
 * Posts an inquiry to the CRM. The signature covers time and body, so that the CRM can refuse forged, altered or
 * replayed calls; the reference lets it recognize a repetition.
 */
export function sendToCrm({ url, secret }: { url: string; secret: string }, now: () => number = Date.now) {
  return async (inquiry: Inquiry): Promise<void> => {
    const body = JSON.stringify(eventOf(inquiry));
    const timestamp = String(Math.floor(now() / 1000));
    await postJson(url, body, {
      'idempotency-key': inquiry.reference,
      'x-dosmares-timestamp': timestamp,
      'x-dosmares-signature': signature(secret, timestamp, body),
    });
  };
}

export const signature = (secret: string, timestamp: string, body: string) =>
  `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;

function eventOf({ reference, received_at, agent_id, flagged, facts, page, ...sent }: Inquiry) {
  const { name, email, phone, message } = sent;
  const agent = agentById(agent_id ?? 0)?.slug ?? null;
  const person = { name, email, phone, message };

  return {
    event: 'inquiry.received',
    reference,
    receivedAt: received_at,
    ...person,
    agent,
    flagged,
    page,
    ...facts,
  };
}
