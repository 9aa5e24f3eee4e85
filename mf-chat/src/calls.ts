import type { CallEntry } from '@dosmares/contracts/endpoints';
import { inquiryBody } from './hand-over/inquiry.ts';

const empty = { inquiryType: 'general', wish: '' } as const;
const fields = Object.keys(inquiryBody(empty, { name: '', email: '', phone: '', message: '' }));

/** Calls of the API by the panel (CH06) and its form (C11). */
export const calls: readonly CallEntry[] = [
  { to: 'chat', fields: ['messages'] },
  { to: 'contactEmail', fields: fields.sort() },
];
