import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { submitPolicies } from '@dosmares/content/submit-policies';
import { separator } from '../mail/inquiry.ts';
import type { Facts, Suspicion } from '../store/database.ts';
import { normalAddress } from '../store/email-address.ts';
import type { Submission } from './submission.ts';

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

/** Facts that may hold several answers: of these a twin adds what is new, of all others only what is missing. */
const several: ReadonlySet<keyof Facts> = new Set(['inquiryType', 'property', 'claimed']);

/** Returns an inquiry's facts with those that another call of the same action has and the first lacked (X02). */
export function filledIn(facts: Facts, given: Facts): Facts {
  const names = Object.keys(given) as (keyof Facts)[];
  const more = names.map((name) => [
    name,
    several.has(name) ? together(facts[name], given[name]) : (facts[name] ?? given[name]),
  ]);

  return { ...facts, ...Object.fromEntries(more) };
}

function together(one = '', other = '') {
  const answers = [...one.split(separator), ...other.split(separator)].filter(Boolean);
  const real = answers.filter((answer) => !placeholders.has(answer));

  return [...new Set(real.length > 0 ? real : answers.slice(0, 1))].join(separator);
}

// Texts that pages send in place of an empty field.
const placeholders: ReadonlySet<string> = new Set(
  Object.values(submitPolicies)
    .flatMap(({ calls }) => calls.flatMap(({ body }) => Object.values(body)))
    .flatMap((value) => ('orElse' in value ? [value.orElse] : [])),
);
