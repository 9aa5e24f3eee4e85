import { createHash } from 'node:crypto';

/**
 * Reports whether a text is one plain address: without names, lists, quotes or anything else that a mail program
 * would parse.
 */
export const isOneAddress = (text: string) => /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(text);

/** Normalizes an address for comparison. */
export const normalAddress = (email: string) => email.trim().toLowerCase();

/** Returns the claim key of an address's confirmation of the day: `jane+1@` and `jane+2@` are one person's. */
export const confirmationOf = (email: string) =>
  // The address itself must not be stored there.
  `confirmation:${createHash('sha256')
    .update(normalAddress(email.replace(/\+[^@]*@/, '@')))
    .digest('base64url')}`;
