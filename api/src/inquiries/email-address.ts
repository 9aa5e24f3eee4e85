import { createHash } from 'node:crypto';

/** Whether this is one plain address: without names, lists, quotes or anything else that a mail program would take apart. */
export const isOneAddress = (text: string) => /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/.test(text);

/** An address as it is compared. */
export const normalAddress = (email: string) => email.trim().toLowerCase();

/** Stands for an address where the address itself must not be kept. */
export const addressHash = (email: string) =>
  createHash('sha256').update(normalAddress(email)).digest('base64url');
