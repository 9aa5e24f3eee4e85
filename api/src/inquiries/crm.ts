import { createHmac } from 'node:crypto';
import { agentById } from '@dosmares/content/roster';
import type { Inquiry } from '@dosmares/store/inquiry';
import { postJson } from '../operations/post-json.ts';

/** Posts an inquiry, time and body signed against forgery and replay; by its reference retries are idempotent. */
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

/** What the CRM gets of an inquiry, with everything that was chosen or entered. */
export function eventOf(inquiry: Inquiry) {
  const { reference, received_at: receivedAt, name, email, phone, message, flagged, page, details } = inquiry;
  const agent = agentById(inquiry.agent_id ?? 0)?.slug ?? null;
  const sent = { name, email, phone, message, agent, flagged, page };

  return { event: 'inquiry.received', reference, receivedAt, ...sent, ...details };
}
