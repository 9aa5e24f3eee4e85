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
  /** Routes that the release is meant to give up. */
  drops: readonly string[];
}

/** Checks that are left out because their source cannot be reached. */
export type Without = Readonly<Record<'api' | 'origins' | 'browser', boolean>>;

/** The usual case. */
export const nothingLeftOut: Without = { api: false, origins: false, browser: false };

/** A page that did not hydrate as it should, and what was said. */
export interface Complaint {
  path: string;
  message: string;
}

/** Services that the gate uses. */
export interface GateContext extends OriginsContext {
  store: Store;
  /** Opens pages of a composition in a browser, as visitors will. */
  hydrate: (composition: Composition, paths: readonly string[]) => Promise<readonly Complaint[]>;
  /** The live API's description of itself; throws when it cannot be had. */
  readApi: (place: Place) => Promise<unknown>;
  /** How heavy files and pages may be. */
  readBudgets: () => Promise<{ files: FileBudgets; pages: PageBudgets }>;
  tell: (line: string) => void;
  /** Says what is being done, for whoever waits: not part of the result. */
  progress: (line: string) => void;
}

/** A composition's selection with one release exchanged. */
export const withRelease = (
  { selection }: Composition,
  { name, version }: Pick<Release, 'name' | 'version'>,
): Selection => ({
  ...selection,
  [name]: version,
});
