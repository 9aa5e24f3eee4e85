import { isDeepStrictEqual } from 'node:util';
import { compose } from '../composition/compose.ts';
import type { Composition, Selection } from '../store/composition.ts';
import type { Act } from '../store/ledger/ledger.ts';
import type { Canary, Pointer } from '../store/pointer.ts';
import type { CliContext } from './context.ts';

// A team that finds itself overtaken this often has to look who else is promoting.
const attempts = 5;

/** Tries until nobody else has moved the pointer in between: whatever went live meanwhile stays. */
export async function untilMoved(context: CliContext, attempt: () => Promise<boolean>) {
  for (let count = 1; !(await attempt()); count += 1) {
    if (count === attempts)
      throw new Error('Others went live again and again meanwhile: look at the status, then try again.');
    context.tell('Another release went live meanwhile: checking again beside that one.');
  }
}

/** Moves the pointer if it is still as it was; false when somebody else was quicker. */
export async function moveFrom(
  pointer: Pointer,
  { act, change }: { act: Act; change: (now: Pointer) => Pointer },
  { store }: Pick<CliContext, 'store'>,
): Promise<boolean> {
  let isSame = true;
  await store.movePointer(act, (now) => {
    isSame = now?.live === pointer.live && isDeepStrictEqual(now.canary, pointer.canary);

    return now && isSame ? change(now) : (now ?? pointer);
  });

  return isSame;
}

/** A canary goes on with what is changed for everybody: the same visitors, another composition. */
export async function rebased(
  canary: Canary,
  { base, change }: { base: Composition; change: (base: Composition) => Selection },
  { store, placeFor }: Pick<CliContext, 'store' | 'placeFor'>,
): Promise<Canary> {
  const { composition } = await compose(change(base), placeFor(base), store);

  return { ...canary, composition: composition.id, earlier: earlierOf(canary) };
}

/** What visitors reported of a canary's earlier compositions counts as well. */
export const earlierOf = ({ earlier = [], composition }: Canary) => [...earlier, composition];
