import { createHash } from 'node:crypto';
import { normalAddress } from '../address.ts';
import type { Submission } from '../submission.ts';

/**
 * What makes two calls the same submission: who writes, to whom, and what (decision 0011). Spaces and the letter
 * case of the address do not count; a different message is a different inquiry.
 */
export function fingerprint(
  { email, agentId, message }: Pick<Submission, 'email' | 'agentId' | 'message'>,
  key = '',
): string {
  const parts = [normalAddress(email), agentId, message.normalize('NFC').replace(/\s+/g, ' '), key];

  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}
