import type { CallEntry } from '@dosmares/contracts/endpoints';
import { honeypot } from '@dosmares/contracts/limits';
import { emptyInquiry, inquiryBody } from './contact/inquiry.ts';

/** What the contact page asks of the API (C11): with the house that somebody comes from (C21), and the honeypot that only programs fill. */
export const calls: readonly CallEntry[] = [
  {
    to: 'contactEmail',
    fields: Object.keys(
      inquiryBody({ ...emptyInquiry, [honeypot]: 'filled' }, { message: '', mlsNumber: 'filled' }),
    ).sort(),
  },
];
