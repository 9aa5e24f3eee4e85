import { buildApp, type Services } from '../src/app.ts';
import { saying } from '../src/chat/testing/chat-service.ts';
import type { InquiryServices } from '../src/inquiries/inquiries.ts';
import { isThisMachine } from '../src/limits/limits.ts';
import { createMetrics } from '../src/operations/operators.ts';
import { silentLog } from './silent-log.ts';

const emptyBacklog = async () => ({ waiting: 0, dead: 0, quarantined: 0, oldestSeconds: 0 });

/** Builds the API with fakes that always work, except those that a test passes. */
export function buildTestApp({
  inquiries = {},
  ...more
}: Partial<Omit<Services, 'inquiries'>> & { inquiries?: Partial<InquiryServices> } = {}) {
  return buildApp({
    log: silentLog,
    allowedOrigins: ['http://localhost:3000', 'http://127.0.0.1:3000'],
    trustProxy: 0,
    isExempt: isThisMachine,
    metrics: createMetrics(emptyBacklog),
    mayReadMetrics: () => true,
    health: {},
    chat: { answer: saying({ message: '' }), admit: async () => true },
    vitals: { take: () => {}, write: async () => {}, sums: async () => [] },
    inquiries: {
      screen: async () => ({ quarantined: null, mayConfirm: true }),
      accept: async () => ({ reference: 'DM-TEST-TEST', isNew: true }),
      ...inquiries,
    },
    ...more,
  });
}
