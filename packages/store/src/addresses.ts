import { createHash } from 'node:crypto';

/** The spelling under which an e-mail address is compared and hashed. */
export const normalAddress = (email: string) => email.trim().toLowerCase();

/** Leases an address's confirmation, of which it gets one a day (X04). */
export const confirmationLease = (email: string, holder: string) => ({
  key: confirmationKey(email),
  holder,
  seconds: 86_400,
});

/** Returns the key of the lease on an address's confirmation, a hash; `jane+1@` and `jane+2@` share one. */
export function confirmationKey(email: string) {
  const untagged = normalAddress(email.replace(/\+[^@]*@/, '@'));

  return `confirmation:${createHash('sha256').update(untagged).digest('base64url')}`;
}
