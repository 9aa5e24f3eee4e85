import type { CallEntry } from '@dosmares/contracts/endpoints';

/** What the panel asks of the API (CH06). */
export const calls: readonly CallEntry[] = [{ to: 'chat', fields: ['messages'] }];
