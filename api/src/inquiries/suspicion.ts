import { connectionOf } from '@dosmares/contracts/connection';
import type { Spares } from '../limits/ceiling.ts';
import type { Counting } from '../limits/memory.ts';
import { Problem } from '../problems.ts';
import type { Suspicion } from '../store/database.ts';
import { fingerprint, type Submission } from './submission.ts';

/** Why a submission is to be held, or null; and whether its sender may be sent a confirmation. */
interface Verdict {
  held: Suspicion | null;
  isConfirmed: boolean;
}

/** Judges a submission; throws `too-many` for a flood. */
export type Suspect = (submission: Submission, from: string) => Promise<Verdict>;

/**
 * Submissions from one connection in ten minutes after which no more are confirmed by mail, so that the form bombards
 * nobody; after which they are held, and after which they are refused.
 */
const most = { confirmedAtMost: 5, heldAfter: 30, refusedAfter: 300 };

/** Counters: each submission of a connection, to recognize it, and how many different ones it sent. */
export interface SubmissionCounts {
  known: Counting;
  sent: Counting;
  spares?: Spares;
}

/**
 * Counts submissions, not requests: the two calls of one form count once, and so does a resend (X07). Suspicious ones
 * are stored and held, never dropped (decision 0011); only a flood is refused, with a clear answer.
 */
export function suspectBy(
  { known, sent, spares = () => false }: SubmissionCounts,
  { confirmedAtMost, heldAfter, refusedAfter } = most,
): Suspect {
  return async (submission, from) => {
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
