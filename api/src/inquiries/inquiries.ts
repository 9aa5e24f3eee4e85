import { languageOf } from '@dosmares/content/language';
import { answerBy } from '@dosmares/content/opening-hours';
import { endpoints } from '@dosmares/contracts/endpoints';
import { cleanEntries } from '@dosmares/contracts/entries';
import { Accepted, type InquiryEndpoint, inquiryBodies, Refused } from '@dosmares/contracts/inquiries';
import type { InquiryBody } from '@dosmares/contracts/inquiry-fields';
import { within } from '@dosmares/contracts/waiting';
import { promisedTime } from '@dosmares/mail/promise';
import { connectionOf } from '@dosmares/server/connection';
import type { QuarantineReason } from '@dosmares/store/database';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Counting, Exemption } from '../limits/limits.ts';
import { Problem } from '../problems.ts';
import type { Incoming, Stored } from './accept.ts';
import { fingerprint, type Submission, submissionFrom } from './submission.ts';

export interface InquiryServices {
  screen: ReturnType<typeof spamFilter>;
  accept: (incoming: Incoming) => Promise<Stored>;
  onAccepted?: (endpoint: InquiryEndpoint, outcome: 'new' | 'repeated' | QuarantineReason) => void;
}

/** Milliseconds after which a call is answered as failed: a visitor's browser waits for 15 s. */
const storeTimeoutMs = 9_000;

const summaries: Record<InquiryEndpoint, string> = {
  contactEmail: 'The contact page sends an inquiry',
  agentInquiry: "An agent's page sends an inquiry to the agent",
  contact: "An agent's page sends its inquiry to the office as well",
};

/** Accepts inquiries at the site's three endpoints; the calls of one submission make one inquiry (X02). */
export const inquiries: FastifyPluginAsyncTypebox<InquiryServices> = async (app, services) => {
  app.addHook('preValidation', async (request) => {
    const { body } = request;
    if (typeof body === 'object' && body && !Array.isArray(body)) request.body = cleanEntries(body);
  });

  for (const endpoint of Object.keys(inquiryBodies) as InquiryEndpoint[]) {
    const schema = {
      summary: summaries[endpoint],
      tags: ['inquiries'],
      body: inquiryBodies[endpoint],
      response: { 200: Accepted, '4xx': Refused, '5xx': Refused },
    };

    app.post(endpoints[endpoint], { schema }, async ({ body, ip }) => {
      const reference = await submit(submissionFrom(endpoint, body as InquiryBody), ip);
      const succeeded = { ok: true, success: true } as const;

      // The assistant speaks the visitor's language, the site's other forms English.
      const language = body.source === 'chat' ? languageOf(String(body.message)) : 'en';

      return { ...succeeded, reference, answerBy: promisedTime(answerBy(new Date()), language) };
    });
  }

  async function submit(submission: Submission, ip: string) {
    const { quarantined, mayConfirm } = await services.screen(submission, ip);
    const storing = services.accept({ submission, quarantined, mayConfirm });
    const { reference, isNew } = await within(storeTimeoutMs, storing).catch((cause) => {
      throw new Problem('not-stored', { cause });
    });
    const outcome = isNew ? (quarantined ?? 'new') : 'repeated';
    app.log.info({ reference, endpoint: submission.endpoint, outcome }, 'Inquiry');
    services.onAccepted?.(submission.endpoint, outcome);

    return reference;
  }
};

/** Limits on a connection's submissions in ten minutes: the last to be confirmed by mail, accepted, and quarantined. */
const thresholds = { confirmedAtMost: 5, heldAfter: 30, refusedAfter: 300 };

/** Counters: calls of each submission, and different submissions of each connection. */
interface SubmissionCounts {
  calls: Counting;
  distinct: Counting;
  isExempt?: Exemption;
}

/** Screens for spam. Resends and a form's two calls count once (X07); suspects are never dropped (decision 0011). */
export function spamFilter(
  { calls, distinct, isExempt = () => false }: SubmissionCounts,
  { confirmedAtMost, heldAfter, refusedAfter } = thresholds,
) {
  return async (submission: Submission, ip: string): Promise<Required<Omit<Incoming, 'submission'>>> => {
    const connection = connectionOf(ip);
    const count = isExempt(connection) ? 0 : await countOf(submission, connection);
    const quarantined = submission.hasFilledHoneypot ? 'honeypot' : count > heldAfter ? 'too-many' : null;

    return { quarantined, mayConfirm: count <= confirmedAtMost };
  };

  async function countOf(submission: Submission, connection: string) {
    const key = `${connection} ${fingerprint(submission)}`;
    const isNew = (await calls.count(key)) === 1;
    const count = await distinct.count(connection, isNew ? 1 : 0);
    if (count <= refusedAfter) return count;

    // A refused submission counts as new when it is sent again.
    if (isNew) await calls.count(key, -1);
    throw new Problem('too-many');
  }
}
