import type { Release } from '@dosmares/contracts/release';
import type { Composition, Place, Selection } from '../store/composition.ts';
import type { Store } from '../store/store.ts';
import type { PageBudgets } from './composed/page-weight.ts';
import type { OriginsContext } from './origins.ts';
import type { FileBudgets } from './weight.ts';

/** A release to judge, the compositions beside it, and the checks that are left out. */
export interface Case {
  subject: Release;
  /** Every composition that visitors get now, by role: `live`, and `the canary of APP` for each canary. */
  bases: Readonly<Record<string, Composition>>;
  place: Place;
  without: Without;
  /** Routes that the release drops on purpose. */
  drops: readonly string[];
}

/** Checks that are left out because their source cannot be reached. */
export type Without = Readonly<Record<'api' | 'origins' | 'browser', boolean>>;

/** The default: every check runs. */
export const nothingLeftOut: Without = { api: false, origins: false, browser: false };

/** A page that did not hydrate correctly, and the message. */
export interface Complaint {
  path: string;
  message: string;
}

/** Services that the gate uses. */
export interface GateContext extends OriginsContext {
  store: Store;
  /** Opens pages of a composition in a browser, as visitors will. */
  hydrate: (composition: Composition, paths: readonly string[]) => Promise<readonly Complaint[]>;
  /** Reads the live API's description; throws when it cannot be read. */
  readApi: (place: Place) => Promise<unknown>;
  /** Reads the size budgets of files and pages. */
  readBudgets: () => Promise<{ files: FileBudgets; pages: PageBudgets }>;
  tell: (line: string) => void;
  /** Prints progress, which is not part of the result. */
  progress: (line: string) => void;
}

/** Returns a composition's selection with one release replaced. */
export const withRelease = (
  { selection }: Composition,
  { name, version }: Pick<Release, 'name' | 'version'>,
): Selection => ({
  ...selection,
  [name]: version,
});
