import { connectionOf } from '@dosmares/contracts/connection';
import type { Counting } from '../limits/memory.ts';
import { Problem } from '../problems.ts';
import type { Suspicion } from '../store/database.ts';
import { fingerprint } from './acceptance/call.ts';
import type { Submission } from './submission.ts';

/** Says why a submission is to be held, or null; refuses a flood. */
export type Suspect = (submission: Submission, from: string) => Promise<Suspicion | null>;

/** How many submissions from one connection in ten minutes are believed, and how many are taken at all. */
export interface SubmissionLimits {
  heldAfter: number;
  refusedAfter: number;
}

/** Counters: each submission of a connection, to recognize it, and how many different ones it sent. */
export interface SubmissionCounts {
  known: Counting;
  sent: Counting;
}

/**
 * Judges by submissions, not by requests: the two calls of one form cost one, and so does a resend (X07).
 * Suspects are stored and held, never dropped (decision 0012); only a flood is turned away, with a clear answer.
 */
export function suspectBy(
  { known, sent }: SubmissionCounts,
  { heldAfter, refusedAfter }: SubmissionLimits,
): Suspect {
  return async (submission, from) => {
    const connection = connectionOf(from);
    const key = `${connection} ${fingerprint(submission)}`;
    const isNew = (await known.count(key)) === 1;
    const count = await (isNew ? sent.count(connection) : sent.counted(connection));
    if (count > refusedAfter) {
      // A refused submission is not a resend when it comes again.
      if (isNew) await known.forget(key);
      throw new Problem('too-many');
    }
    if (submission.isTrapped) return 'honeypot';

    return count > heldAfter ? 'too-many' : null;
  };
}
