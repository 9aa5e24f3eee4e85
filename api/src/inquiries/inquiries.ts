import { connectionOf } from '@dosmares/contracts/connection';
import { endpoints } from '@dosmares/contracts/endpoints';
import { cleanEntries } from '@dosmares/contracts/entries';
import {
  Accepted,
  type InquiryBody,
  type InquiryEndpoint,
  inquiryBodies,
  Refused,
} from '@dosmares/contracts/inquiries';
import { within } from '@dosmares/contracts/waiting';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Counting, Spares } from '../limits/limits.ts';
import { answerBy, promisedTime } from '../mail/promise.ts';
import { Problem } from '../problems.ts';
import type { Suspicion } from '../store/database.ts';
import type { Incoming, Stored } from './accept.ts';
import { fingerprint, type Submission, submissionFrom } from './submission.ts';

export interface InquiryServices {
  suspect: ReturnType<typeof suspectBy>;
  accept: (incoming: Incoming) => Promise<Stored>;
  onAccepted?: (endpoint: InquiryEndpoint, outcome: 'new' | 'repeated' | Suspicion) => void;
}

/** Milliseconds after which a call fails, whatever becomes of it: a visitor's browser waits for 15 s. */
const longestMs = 9_000;

const summaries: Record<InquiryEndpoint, string> = {
  contactEmail: 'The contact page sends an inquiry',
  agentInquiry: "An agent's page sends an inquiry to the agent",
  contact: "An agent's page sends its inquiry to the office as well",
};

/** Accepts inquiries at the site's three endpoints: one action is one inquiry, whatever its calls (X02). */
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
    const storing = services.accept({ submission, held, isConfirmed });
    const { reference, isNew } = await within(longestMs, storing).catch((cause) => {
      throw new Problem('not-stored', { cause });
    });
    const outcome = isNew ? (held ?? 'new') : 'repeated';
    app.log.info({ reference, endpoint: submission.endpoint, outcome }, 'Inquiry');
    services.onAccepted?.(submission.endpoint, outcome);

    return reference;
  }
};

/** Submissions of a connection in ten minutes after which none is confirmed by mail, after which held, then refused. */
const most = { confirmedAtMost: 5, heldAfter: 30, refusedAfter: 300 };

/** Counters: each submission of a connection, to recognize it, and how many different ones it sent. */
interface SubmissionCounts {
  known: Counting;
  sent: Counting;
  spares?: Spares;
}

/** Judges submissions. Resends and a form's two calls count once (X07); suspects are never dropped (decision 0011). */
export function suspectBy(
  { known, sent, spares = () => false }: SubmissionCounts,
  { confirmedAtMost, heldAfter, refusedAfter } = most,
) {
  return async (submission: Submission, from: string): Promise<Required<Omit<Incoming, 'submission'>>> => {
    const connection = connectionOf(from);
    const count = spares(connection) ? 0 : await countOf(submission, connection);
    const held = submission.isTrapped ? 'honeypot' : count > heldAfter ? 'too-many' : null;

    return { held, isConfirmed: count <= confirmedAtMost };
  };

  async function countOf(submission: Submission, connection: string) {
    const key = `${connection} ${fingerprint(submission)}`;
    const isNew = (await known.count(key)) === 1;
    const count = await sent.count(connection, isNew ? 1 : 0);
    if (count <= refusedAfter) return count;

    // A refused submission that is sent again does not count as a resend.
    if (isNew) await known.count(key, -1);
    throw new Problem('too-many');
  }
}
