import { endpoints } from '@dosmares/contracts/endpoints';
import { cleanEntries } from '@dosmares/contracts/entries';
import {
  Accepted,
  type InquiryBody,
  type InquiryEndpoint,
  inquiryBodies,
  Refused,
} from '@dosmares/contracts/inquiries';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { promisedTime } from '../mail/local-time.ts';
import { answerBy } from '../mail/promise.ts';
import { Problem } from '../problems.ts';
import type { Suspicion } from '../store/database.ts';
import type { Incoming, Stored } from './accept.ts';
import { type Submission, submissionFrom } from './submission.ts';
import type { Suspect } from './suspicion.ts';

/** Services of the endpoints, for judging and storing a submission. */
export interface InquiryServices {
  suspect: Suspect;
  accept: (incoming: Incoming) => Promise<Stored>;
  /** Receives the outcome of every accepted call. */
  onAccepted?: (endpoint: InquiryEndpoint, outcome: 'new' | 'repeated' | Suspicion) => void;
}

const summaries: Record<InquiryEndpoint, string> = {
  contactEmail: 'The contact page sends an inquiry',
  agentInquiry: "An agent's page sends an inquiry to the agent",
  contact: "An agent's page sends its inquiry to the office as well",
};

/**
 * Accepts inquiries at the three endpoints of the site: one action of a visitor becomes one inquiry, however many
 * calls it makes (X02).
 */
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
      const reference = await take(submissionFrom(endpoint, body as InquiryBody), ip);
      const isTaken = { ok: true, success: true } as const;

      return { ...isTaken, reference, answerBy: promisedTime(answerBy(new Date())) };
    });
  }

  async function take(submission: Submission, from: string) {
    const { held, isConfirmed } = await services.suspect(submission, from);
    const { reference, isNew } = await services.accept({ submission, held, isConfirmed }).catch((cause) => {
      throw cause instanceof Problem ? cause : new Problem('not-stored', { cause });
    });
    const outcome = isNew ? (held ?? 'new') : 'repeated';
    app.log.info({ reference, endpoint: submission.endpoint, outcome }, 'Inquiry');
    services.onAccepted?.(submission.endpoint, outcome);

    return reference;
  }
};
