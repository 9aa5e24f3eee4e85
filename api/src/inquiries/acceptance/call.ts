import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Suspicion } from '../../store/database.ts';
import { normalAddress } from '../email-address.ts';
import type { Submission } from '../submission.ts';
import { type Content, contentOf } from './content.ts';

/** A submission that is about to be stored. */
export interface Incoming {
  submission: Submission;
  held: Suspicion | null;
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
}

/**
 * One call, with the inquiry that it creates if it is the first, and the keys that identify other calls of the same
 * action.
 */
export interface Call extends Incoming {
  id: string;
  reference: string;
  content: Content;
  /** Hash of sender, recipient, house and message. */
  fingerprint: string;
  /** The fingerprint combined with the caller's `Idempotency-Key`. */
  key: string | undefined;
}

/** Adds to a submission what an inquiry needs: id, reference, keys and content. */
export function callOf(incoming: Incoming): Call {
  const { submission, key } = incoming;

  return {
    ...incoming,
    id: randomUUID(),
    reference: newReference(),
    content: contentOf(submission),
    fingerprint: fingerprint(submission),
    key: key && fingerprint(submission, key),
  };
}

/**
 * The identity of a submission: sender, recipient, house and message (decision 0011). Spaces and the letter
 * case of the address do not count; a different message is a different inquiry.
 */
export function fingerprint(
  { email, agentId, message, facts }: Pick<Submission, 'email' | 'agentId' | 'message' | 'facts'>,
  key = '',
): string {
  const parts = [
    normalAddress(email),
    agentId,
    message.normalize('NFC').replace(/\s+/g, ' '),
    key,
    facts.mlsNumber,
  ];

  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

// Without I, L, O and U, because references are read out over the phone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a new reference, such as `DM-7K3P-Q9WD`. */
function newReference(): string {
  const [...bytes] = randomBytes(8);
  const text = bytes.map((byte) => letters[byte % 32]).join('');

  return `DM-${text.slice(0, 4)}-${text.slice(4)}`;
}
