import type { Release } from '@dosmares/contracts/release';
import type { PageRequest, RenderedPage } from '@dosmares/contracts/site/renderer';

/** The server part of a release, as text. */
export interface ServerPart extends Pick<Release, 'name' | 'version'> {
  source: string;
  /** What it exposes; its modules are `name/expose`. */
  exposes: readonly string[];
}

/** What the child is asked, one question at a time: to run server parts (the shell's first), then for pages. */
export type Question =
  | ({ ask: 'load'; parts: readonly ServerPart[] } & Pick<PageRequest, 'boot' | 'assets'>)
  | { ask: 'page'; path: string };

/** A server part that threw while it was loaded. */
export interface Unloaded extends Pick<ServerPart, 'name'> {
  error: string;
}

/** What the child answers. */
export interface Answers {
  load: readonly Unloaded[];
  page: RenderedPage;
}

/** What comes back for a question. */
export interface Reply<Value> {
  value?: Value;
  /** What was thrown instead. */
  error?: string;
  /** Errors and warnings that were logged since the last reply. */
  messages: readonly string[];
  /** What was tried and refused since then: `calls fetch`. */
  misdeeds: readonly string[];
}
