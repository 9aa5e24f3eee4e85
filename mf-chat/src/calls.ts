import type { CallEntry } from '@dosmares/contracts/endpoints';
import { inquiryBody } from './hand-over/inquiry.ts';

const asked = Object.keys(
  inquiryBody({ inquiryType: 'general', wish: '' }, { name: '', email: '', phone: '', wish: '' }, ''),
);

/** What the panel asks of the API (CH06, CH18), and what its form sends (C11). */
export const calls: readonly CallEntry[] = [
  { to: 'chat', fields: ['messages'] },
  { to: 'chatFeedback', fields: ['helpful', 'question'] },
  { to: 'contactEmail', fields: asked.sort() },
];
