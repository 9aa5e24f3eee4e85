import { createHash } from 'node:crypto';

/** The sha384 of some bytes, as an `integrity` attribute wants it. */
export const integrityOf = (bytes: Uint8Array | string) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/** A short name for a list of facts: the same facts give the same name. */
export const fingerprint = (facts: unknown) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
