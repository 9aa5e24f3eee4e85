import type { Args } from '../commands.ts';
import type { Release } from '../manifest.ts';
import type { Deployment, Selection } from '../model.ts';
import type { Store } from '../store/store.ts';

/** What visitors get now, and what would replace it. */
interface Change<What> {
  /** `live`, or `the canary of APP`. */
  role: string;
  before: What | undefined;
  after: What;
}

/** Before anything is rendered. */
export type SelectionChange = Change<Selection>;

export type DeploymentChange = Change<Deployment>;

/** A release to check beside everything that visitors get, with the command's options. */
export interface CheckRequest {
  subject: Release;
  /** Among them `without-api`, `without-browser`, `anyway`, and `drop` with routes to remove. */
  values: Args['values'];
}

/** What the deploy checks examine releases with. */
export interface CheckContext {
  store: Store;
  /** Opens pages of a deployment in a browser, as visitors will; returns the first that fails. */
  hydrate: (
    deployment: Deployment,
    paths: readonly string[],
  ) => Promise<{ path: string; message: string } | undefined>;
  /** Hashes of pages that hydrated in a browser: none is opened twice. */
  passed: Set<string>;
  readApi: () => Promise<unknown>;
  /** Reads the script budget of each page, in bytes of brotli, by its path; `*` is for all others. */
  readBudgets: () => Promise<Readonly<Record<string, number>>>;
  print: (line: string) => void;
  progress: (line: string) => void;
}
