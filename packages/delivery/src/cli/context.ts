import type { Release } from '@dosmares/contracts/release';
import type { ApplicationName } from '@dosmares/contracts/remote';
import type { GateContext } from '../gate/case.ts';
import type { Composition, Place } from '../store/composition.ts';
import type { WatchContext } from '../watch/watched.ts';

/** What the commands work with. Everything outside of the store is given, so that tests give something else. */
export interface CliContext extends GateContext, WatchContext {
  /** Every application that can be released, by the repository's list. */
  applications: readonly string[];
  /** Where a new composition will run; like the live one, where nothing else is said. */
  placeFor: (live: Composition | undefined) => Place;
  /** Builds and releases the commit that is checked out. */
  releaseCommit: (application: ApplicationName) => Promise<Release>;
  releaseWorkingTree: (application: ApplicationName) => Promise<Release>;
  /** Makes a new remote; gives the files that were written or changed. */
  makeRemote: (name: string) => Promise<readonly string[]>;
}
