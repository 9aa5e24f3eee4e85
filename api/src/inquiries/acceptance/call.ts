import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Suspicion } from '../../store/database.ts';
import { normalAddress } from '../../store/email-address.ts';
import type { Submission } from '../submission.ts';

/** A submission that is about to be stored. */
export interface Incoming {
  submission: Submission;
  held: Suspicion | null;
  /** Whether its sender may be sent a confirmation; true unless said otherwise. */
  isConfirmed?: boolean;
}

/** One call, with the inquiry that it creates if it is the first, and the key that identifies its twins. */
export interface Call extends Incoming {
  id: string;
  reference: string;
  fingerprint: string;
}

/** Adds to a submission what an inquiry needs: id, reference and fingerprint. */
export const callOf = (incoming: Incoming): Call => ({
  ...incoming,
  id: randomUUID(),
  reference: newReference(),
  fingerprint: fingerprint(incoming.submission),
});

/**
 * The identity of a submission: sender, recipient, message, name and phone (decision 0011), whatever their spaces and
 * letter case. A different message, name or phone is a different inquiry; so is, with `house`, another house.
 */
export function fingerprint(
  {
    email,
    agentId,
    message,
    name,
    phone,
  }: Pick<Submission, 'email' | 'agentId' | 'message' | 'name' | 'phone'>,
  house = '',
): string {
  const parts = [
    normalAddress(email),
    agentId,
    plain(message),
    plain(name),
    phone.replace(/[^\d+]/g, ''),
    house,
  ];

  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();

// Without I, L, O and U, because references are read out over the phone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Makes a new reference, such as `DM-7K3P-Q9WD`. */
function newReference(): string {
  const [...bytes] = randomBytes(8);
  const text = bytes.map((byte) => letters[byte % 32]).join('');

  return `DM-${text.slice(0, 4)}-${text.slice(4)}`;
}
