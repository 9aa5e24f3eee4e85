import type { CallEntry } from '@dosmares/contracts/endpoints';
import { honeypot } from '@dosmares/contracts/inquiry-fields';
import { emptyForm, inquiryBody } from './contact/inquiry.ts';

const filled = {
  ...emptyForm,
  [honeypot]: 'filled',
  mlsNumber: 'filled',
  inquiryType: 'selling',
  'day-0': 'filled',
};

/** Calls of the API by the contact page (C11), with everything that only some visitors send. */
export const calls: readonly CallEntry[] = [
  { to: 'contactEmail', fields: Object.keys(inquiryBody(filled)).sort() },
];
