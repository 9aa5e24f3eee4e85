import type { Without } from '../src/checks/case.ts';
import type { DeployContext } from '../src/service/context.ts';
import type { Given } from './releases.ts';

/** Changes of a release and its surroundings before the deploy checks look at it. */
export interface Attempt {
  given?: Partial<Given>;
  context?: Partial<DeployContext>;
  without?: Without;
  drops?: readonly string[];
}

/** A refusal of the deploy checks: its subject, the attempt that causes it, and its sentence. */
export type Refusal = readonly [what: string, attempt: Attempt, sentence: string];
