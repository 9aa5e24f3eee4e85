import { randomUUID } from 'node:crypto';
import type { Suspicion } from '../../store/database.ts';
import type { Submission } from '../submission.ts';
import { type Content, contentOf } from './content.ts';
import { fingerprint } from './fingerprint.ts';
import { newReference } from './reference.ts';

/** A submission that is about to be stored. */
export interface Incoming {
  submission: Submission;
  held: Suspicion | null;
  /** The caller's `Idempotency-Key`. */
  key: string | undefined;
}

/** The inquiry that a call belongs to: stored by an earlier call, or to be stored by this batch. */
export interface Known {
  id: string;
  reference: string;
  content: Content;
}

/** An inquiry as it will be stored, with the marks by which another call of the same submission is known. */
export interface Draft extends Incoming, Known {
  mark: string;
  keyMark: string | undefined;
}

/** Makes a draft of what came in. */
export function draft(incoming: Incoming): Draft {
  const { submission, key } = incoming;

  return {
    ...incoming,
    id: randomUUID(),
    reference: newReference(),
    content: contentOf(submission),
    mark: fingerprint(submission),
    keyMark: key && fingerprint(submission, key),
  };
}
