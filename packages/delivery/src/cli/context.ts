import type { Release } from '@dosmares/contracts/release';
import type { GateContext } from '../gate/case.ts';
import type { Place, Selection } from '../store/composition.ts';
import type { WatchContext } from '../watch/watched.ts';

/** Services that the commands use. Everything outside of the store is passed in, so that tests can replace it. */
export interface CliContext extends GateContext, WatchContext {
  /** The applications that can be released here: those that this checkout builds. */
  applications: readonly string[];
  /** Where a composition of these releases will run; like the live one, where nothing else is said. */
  placeFor: (selection: Selection, live: Place) => Place;
  /** Builds and releases the commit that is checked out. */
  releaseCommit: (application: string) => Promise<Release>;
  releaseWorkingTree: (application: string) => Promise<Release>;
  /** Makes a new remote, here or in a repository of its own; gives the files that were written or changed. */
  makeRemote: (name: string, folder?: string) => Promise<readonly string[]>;
}
