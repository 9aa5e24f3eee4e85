import { randomBytes } from 'node:crypto';

// Without I, L, O and U: a reference is read out over the phone.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A new reference number, such as `DM-7K3P-Q9WD`. */
export function newReference(): string {
  const [...bytes] = randomBytes(8);
  const text = bytes.map((byte) => letters[byte % 32]).join('');

  return `DM-${text.slice(0, 4)}-${text.slice(4)}`;
}
