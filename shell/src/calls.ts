import type { CallEntry } from '@dosmares/contracts/endpoints';
import { honeypot } from '@dosmares/contracts/limits';
import { emptyForm, inquiryBody } from './contact/inquiry.ts';

/** Calls of the API by the contact page (C11), with the house's number (C21) and the honeypot filled in. */
export const calls: readonly CallEntry[] = [
  {
    to: 'contactEmail',
    fields: Object.keys(inquiryBody({ ...emptyForm, [honeypot]: 'filled', mlsNumber: 'filled' })).sort(),
  },
];
