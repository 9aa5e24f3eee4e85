import type { Release } from '@dosmares/contracts/release';
import type { PageRequest, RenderedPage } from '@dosmares/contracts/site/renderer';

/** The server bundle of a release, as text. */
export interface ServerBundle extends Pick<Release, 'name' | 'version'> {
  source: string;
  /** Its exposed modules, which are addressed as `name/expose`. */
  exposes: readonly string[];
}

/** A request to the child, one at a time: to start with the shell's bundle, to load others, then for pages. */
export type Question =
  | ({ ask: 'start'; shell: ServerBundle } & Pick<PageRequest, 'boot' | 'assets'>)
  | { ask: 'load'; bundles: readonly ServerBundle[] }
  | { ask: 'page'; path: string };

/** Answers of the child. */
export interface Answers {
  start: true;
  /** Bundles that cannot be used, by name, and what each did. */
  load: Readonly<Record<string, string>>;
  /** A page, with the addresses of all modules that it asked for, whether they are there or not. */
  page: RenderedPage & { asked: readonly string[] };
}

/** The reply to a request. */
export interface Reply<Value> {
  value?: Value;
  /** The error that was thrown instead. */
  error?: string;
}
