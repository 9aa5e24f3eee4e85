import type { Place } from '../store/composition.ts';
import { label } from '../store/label.ts';
import type { Move } from '../store/ledger/moves.ts';
import { type Pointer, withdrawn } from '../store/pointer.ts';
import type { Store } from '../store/store.ts';
import type { EventSource } from './events.ts';
import type { Sides } from './judgement.ts';

/** Services that the watcher uses. */
export interface WatchContext {
  store: Store;
  /** Events of visitors. */
  events: (place: Place) => EventSource;
  tell: (line: string) => void;
}

/** The same, with a function that rolls an application back, for a reason. */
export interface RollbackContext extends WatchContext {
  rollBack: (reason: string) => Promise<unknown>;
}

/** A new composition, beside the one that visitors got before or others still get. */
export interface Watched {
  /** Its name in sentences. */
  name: string;
  compositions: readonly string[];
  since: string;
  /**
   * The composition that it is compared with: its last day before counts too, because it has been live for longer.
   */
  standard: string;
}

/** A kind of watched composition: a canary or a promotion. */
export interface Kind {
  /** Finds the composition to watch; nothing when there is none, or no longer. */
  find: (pointer: Pointer) => Watched | undefined;
  sides: Sides;
  takeBack: (reason: string) => Promise<unknown>;
  /** Sentences for its end by another command, for a bad verdict, and for the end of the watch. */
  over: string;
  worse: string;
  staying: string;
}

// A watched promotion is among the last moves.
const mostMoves = 200;

/** An application's canary, beside live. */
export const canaryOf = (application: string, { store }: WatchContext): Kind => ({
  find({ canaries, live }) {
    const canary = canaries.find((one) => one.application === application);

    return (
      canary && {
        name: label({ name: application, version: canary.version }),
        compositions: [...(canary.composition ? [canary.composition] : []), ...(canary.earlier ?? [])],
        since: canary.since,
        standard: live,
      }
    );
  },
  sides: ['in the canary', 'live'],
  async takeBack(reason) {
    const watched = (await store.readPointer())?.canaries.find((one) => one.application === application);
    const subject = label({ name: application, version: watched?.version ?? '' });
    await store.movePointer({ verb: 'withdraw', subject, reason }, (now) => {
      if (!now) throw new Error('Nothing is live.');
      const canary = now.canaries.find((one) => one.application === application);

      // Another command may have ended it in between.
      return canary?.version === watched?.version ? withdrawn(now, application, reason) : now;
    });
  },
  over: 'is in canary no more',
  worse: 'is withdrawn',
  staying: 'is still in canary',
});

/** An application's new live composition, beside the previous one. @throws when there was nothing before */
export async function promotionOf(application: string, { store, rollBack }: RollbackContext): Promise<Kind> {
  const versionIn = ({ selection }: Pointer) => selection[application];
  const start = promotionIn(await store.ledger.history(mostMoves), versionIn);
  if (!start)
    throw new Error(
      `No other version of ${application} was live before: there is nothing to compare with, or to go back to.`,
    );
  const { version, since, standard, compositions } = start;

  return {
    find(pointer) {
      if (versionIn(pointer) !== version) return undefined;
      // Promotions of others make new compositions with it live.
      compositions.add(pointer.live);

      return {
        name: label({ name: application, version }),
        compositions: [...compositions],
        since,
        standard,
      };
    },
    sides: ['since it is live', 'before'],
    takeBack: rollBack,
    over: 'is live no more',
    worse: 'is rolled back',
    staying: 'is still live',
  };
}

/** Finds when the live version went live, all compositions with it since then, and the last one before. */
function promotionIn(moves: readonly Move[], versionIn: (pointer: Pointer) => string | undefined) {
  const pointers = moves.flatMap(({ at, pointer }) => (pointer ? [{ at, pointer }] : []));
  const version = pointers[0] && versionIn(pointers[0].pointer);
  const count = pointers.findIndex(({ pointer }) => versionIn(pointer) !== version);
  const [before, first] = [pointers[count], pointers[count - 1]];
  if (!version || !before || !first) return undefined;

  return {
    version,
    since: first.at,
    standard: before.pointer.live,
    compositions: new Set(pointers.slice(0, count).map(({ pointer }) => pointer.live)),
  };
}
