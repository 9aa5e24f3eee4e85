import type { Suspicion } from '../database.ts';
import { Problem } from '../problems.ts';
import { fingerprint } from './fingerprint.ts';
import type { Submission } from './submission.ts';
import type { CountDistinct } from './submission-counts.ts';

/** Says why a submission is to be held, or null; refuses a flood. */
export type Suspect = (submission: Submission, from: string) => Promise<Suspicion | null>;

/** How many submissions from one connection in ten minutes are believed, and how many are taken at all. */
export interface SubmissionLimits {
  heldAfter: number;
  refusedAfter: number;
}

/**
 * Judges by submissions, not by requests: the two calls of one form cost one, and so does a resend (X07).
 * Suspects are stored and held, never dropped (decision 4); only a flood is turned away, with a clear answer.
 */
export function suspectBy(count: CountDistinct, { heldAfter, refusedAfter }: SubmissionLimits): Suspect {
  return async (submission, from) => {
    const sent = await count(from, fingerprint(submission));
    if (sent > refusedAfter) throw new Problem('too-many');
    if (submission.isTrapped) return 'honeypot';

    return sent > heldAfter ? 'too-many' : null;
  };
}
