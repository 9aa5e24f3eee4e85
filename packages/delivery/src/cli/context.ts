import type { Release } from '@dosmares/contracts/release';
import type { GateContext } from '../gate/case.ts';
import type { Place, Selection } from '../store/composition.ts';
import type { Store } from '../store/store.ts';
import type { ReadVitals } from '../watch/read-vitals.ts';

/** Services that the commands use. Everything outside of the store is passed in, so that tests can replace it. */
export interface CliContext extends GateContext {
  store: Store;
  /** Reads what visitors of a place met with. */
  readVitals: (place: Place) => ReadVitals;
  tell: (line: string) => void;
  /** The applications that this checkout can build and release. */
  applications: readonly string[];
  /** Returns the place that a composition of these releases will run in; by default like the live one. */
  placeFor: (selection: Selection, live: Place) => Place;
  /** Builds and releases the current commit. */
  releaseCommit: (application: string) => Promise<Release>;
  releaseWorkingTree: (application: string) => Promise<Release>;
  /** Makes a new remote, here or in its own repository; returns the files written or changed. */
  makeRemote: (name: string, folder?: string) => Promise<readonly string[]>;
}
