import type { Release } from '@dosmares/contracts/release';
import type { Addresses, SiteBuild } from '../builds/site-build.ts';
import type { Store } from '../store/store.ts';
import type { PageBudgets } from './composed/page-weight.ts';
import type { OriginsContext } from './origins.ts';
import type { FileBudgets } from './weight.ts';

/** A release to judge, the site builds that it would be in, and the checks that are left out. */
export interface Case {
  subject: Release;
  /** Every site build that visitors would get with it. */
  sets: readonly Exchange[];
  addresses: Addresses;
  without: Without;
  /** Routes that the release drops on purpose. */
  drops: readonly string[];
}

/** A site build that visitors get now, and the one that they would get instead. */
export interface Exchange {
  /** `live`, or `the canary of APP`. */
  role: string;
  before: SiteBuild;
  after: SiteBuild;
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

/** Services that the deploy checks use. */
export interface ChecksContext extends OriginsContext {
  store: Store;
  /** Pages that came alive in a browser before, by the hashes of their HTML. */
  passedPages: {
    known: (pages: readonly string[]) => Promise<ReadonlySet<string>>;
    add: (pages: readonly string[]) => Promise<void>;
  };
  /** Opens pages of a site build in a browser, as visitors will; ends with the first that fails. */
  hydrate: (build: SiteBuild, paths: readonly string[]) => Promise<Complaint | undefined>;
  /** Reads the live API's description; throws when it cannot be read. */
  readApi: (addresses: Addresses) => Promise<unknown>;
  /** Reads the size budgets of files and pages. */
  readBudgets: () => Promise<{ files: FileBudgets; pages: PageBudgets }>;
  tell: (line: string) => void;
  /** Prints progress, which is not part of the result. */
  progress: (line: string) => void;
}
