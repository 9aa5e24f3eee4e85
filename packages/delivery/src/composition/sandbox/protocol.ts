import type { Release } from '@dosmares/contracts/release';
import type { PageRequest, RenderedPage } from '@dosmares/contracts/site/renderer';

/** The server part of a release, as text. */
export interface ServerPart extends Pick<Release, 'name' | 'version'> {
  source: string;
  /** Its exposed modules, which are addressed as `name/expose`. */
  exposes: readonly string[];
}

/** A request to the child, one at a time: to run server parts (the shell's first), then for pages. */
export type Question =
  | ({ ask: 'load'; parts: readonly ServerPart[] } & Pick<PageRequest, 'boot' | 'assets'>)
  | { ask: 'page'; path: string };

/** A server part that threw while it was loaded. */
export interface Unloaded extends Pick<ServerPart, 'name'> {
  error: string;
}

/** Answers of the child. */
export interface Answers {
  load: readonly Unloaded[];
  page: RenderedPage;
}

/** The reply to a request. */
export interface Reply<Value> {
  value?: Value;
  /** The error that was thrown instead. */
  error?: string;
  /** Errors and warnings that were logged since the last reply. */
  messages: readonly string[];
  /** Acts that were tried and refused since then: `calls fetch`. */
  misdeeds: readonly string[];
}
