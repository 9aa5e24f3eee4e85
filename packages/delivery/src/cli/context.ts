import type { Composition, Place } from '../composition/composition.ts';
import type { PageBudgets } from '../gate/composed/page-weight.ts';
import type { FileBudgets } from '../gate/weight.ts';
import type { Store } from '../store/store.ts';
import type { EventSource } from '../watch/events.ts';

/** A page that did not come alive in a browser as it should, and what was said. */
export interface Complaint {
  path: string;
  message: string;
}

/** How heavy files and pages may be. */
export interface Budgets {
  files: FileBudgets;
  pages: PageBudgets;
}

/** What the verbs work with. Everything outside of the store is given, so that tests give something else. */
export interface CliContext {
  store: Store;
  /** Every application that can be released, by the repository's list. */
  applications: readonly string[];
  /** Where a new composition will run; like the live one, where nothing else is said. */
  placeFor: (live: Composition | undefined) => Place;
  /** Builds and releases; gives the version. */
  releaseCommit: (application: string) => Promise<string>;
  releaseWorkingTree: (application: string) => Promise<string>;
  /** Opens pages of a composition in a browser, as visitors will. */
  hydrate: (composition: Composition, paths: readonly string[]) => Promise<readonly Complaint[]>;
  /** The live API's description of itself; throws when it cannot be had. */
  readApi: (place: Place) => Promise<unknown>;
  /** The weight budgets of the repository. */
  readBudgets: () => Promise<Budgets>;
  events: (place: Place) => EventSource;
  /** Makes a new remote; gives the files that were written or changed. */
  makeRemote: (name: string) => Promise<readonly string[]>;
  tell: (line: string) => void;
}
