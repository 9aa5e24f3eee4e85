import type { CallEntry } from '@dosmares/contracts/endpoints';
import { inquiryBody } from './hand-over/inquiry.ts';

const asked = Object.keys(
  inquiryBody({ inquiryType: 'general', wish: '' }, { name: '', email: '', phone: '', wish: '' }, ''),
);

/** The panel's calls to the API (CH06, CH18), and that of its form (C11). */
export const calls: readonly CallEntry[] = [
  { to: 'chat', fields: ['messages'] },
  { to: 'chatFeedback', fields: ['helpful', 'question'] },
  { to: 'contactEmail', fields: asked.sort() },
];
