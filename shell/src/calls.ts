import type { CallEntry } from '@dosmares/contracts/endpoints';
import { honeypot } from '@dosmares/contracts/limits';
import { emptyInquiry, inquiryBody } from './contact/inquiry.ts';

/**
 * The contact page's call to the API (C11), with the house that the visitor comes from (C21), and the honeypot that
 * only programs fill in.
 */
export const calls: readonly CallEntry[] = [
  {
    to: 'contactEmail',
    fields: Object.keys(
      inquiryBody({ ...emptyInquiry, [honeypot]: 'filled' }, { message: '', mlsNumber: 'filled' }),
    ).sort(),
  },
];
