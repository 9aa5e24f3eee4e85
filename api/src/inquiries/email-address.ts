import { createHash } from 'node:crypto';

/**
 * Reports whether a text is one plain address: without names, lists, quotes or anything else that a mail program
 * would parse.
 */
export const isOneAddress = (text: string) => /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(text);

/** Normalizes an address for comparison. */
export const normalAddress = (email: string) => email.trim().toLowerCase();

/** Hashes an address, for places where the address itself must not be stored. */
export const addressHash = (email: string) =>
  createHash('sha256').update(normalAddress(email)).digest('base64url');
