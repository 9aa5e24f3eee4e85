import { isDeepStrictEqual } from 'node:util';
import { compose } from '../composition/compose.ts';
import { rollbackTargets } from '../composition/rollback-target.ts';
import type { Composition } from '../store/composition.ts';
import type { Act } from '../store/ledger/moves.ts';
import type { Canary, Pointer } from '../store/pointer.ts';
import type { CliContext } from './context.ts';
import { pointerOf } from './named.ts';

// After this many, the team has to find out who else is promoting.
const attempts = 5;

/** Repeats an attempt until no other move came in between: what others made live stays. */
export async function untilMoved(context: CliContext, attempt: () => Promise<boolean>) {
  for (let count = 1; !(await attempt()); count += 1) {
    if (count === attempts)
      throw new Error('Other releases kept going live: look at the status, then retry.');
    context.tell('Another release went live meanwhile: checking again beside that one.');
  }
}

/** A change of the pointer, checked against the compositions that visitors got then. */
export interface JudgedChange {
  act: Act;
  /** Reports whether a move since then has invalidated that check. */
  isStale: (now: Pointer) => boolean;
  change: (now: Pointer) => Pointer;
}

/** Moves the pointer, or returns false if the check is stale. */
export async function moveFrom(
  { act, isStale, change }: JudgedChange,
  { store }: Pick<CliContext, 'store'>,
): Promise<boolean> {
  let isMoved = false;
  await store.movePointer(act, (now) => {
    if (!now) throw new Error('Nothing is live.');
    isMoved = !isStale(now);

    return isMoved ? change(now) : now;
  });

  return isMoved;
}

/** Reports whether other compositions have visitors now. Changed shares do not count: each team chooses its own. */
export const hasOtherCompositions = (before: Pointer) => (now: Pointer) =>
  !isDeepStrictEqual(compositionsIn(before), compositionsIn(now));

const compositionsIn = ({ live, canaries }: Pointer) => [
  live,
  ...canaries.map(({ application, version, composition }) => [application, version, composition]).sort(),
];

/** Composes canaries again on what will be live; returns the ids of the compositions by application. */
export async function rebase(
  canaries: readonly Canary[],
  { selection, place }: Pick<Composition, 'selection' | 'place'>,
  { store, placeFor }: Pick<CliContext, 'store' | 'placeFor'>,
): Promise<ReadonlyMap<string, string>> {
  const made = new Map<string, string>();
  for (const { application, version } of canaries) {
    const tried = { ...selection, [application]: version };
    const { composition } = await compose(tried, placeFor(tried, place), store);
    made.set(application, composition.id);
  }

  return made;
}

/** Moves canaries to new compositions: they keep their visitors and shares. */
export const rebased = (canaries: readonly Canary[], made: ReadonlyMap<string, string>): readonly Canary[] =>
  canaries.map((canary) => ({
    ...canary,
    composition: made.get(canary.application),
    earlier: earlierOf(canary),
  }));

/** Earlier compositions of a canary, whose reports count as well. */
export const earlierOf = ({ earlier = [], composition }: Canary) => [
  ...earlier,
  ...(composition ? [composition] : []),
];

/** Composes the target of each rollback of one application in advance, so that no rollback has to wait for it. */
export async function prepareWaysBack({ store, progress }: Pick<CliContext, 'store' | 'progress'>) {
  const pointer = await pointerOf(store);
  const live = await store.readComposition(pointer.live);
  progress('  preparing rollbacks');
  for (const { selection } of rollbackTargets(pointer, live))
    await compose(selection, live.place, store).catch(() => {});
}
