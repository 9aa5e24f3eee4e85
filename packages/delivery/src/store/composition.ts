import type { ReleaseFile } from '@dosmares/contracts/release';
import type { SiteConfig } from '@dosmares/contracts/site/config';

/** One version of each application: of the shell, and of all remotes. */
export type Selection = Readonly<Record<string, string>> & { readonly shell: string };

/** Origins of the remotes' files, by name and without a trailing slash. */
export type RemoteOrigins = Readonly<Record<string, string>>;

/** The addresses of the place that a composition runs in. */
export interface Place {
  config: SiteConfig;
  remoteOrigins: RemoteOrigins;
}

/** One page of a composition. */
export interface ComposedPage {
  /** The file below the composition's folder. */
  file: string;
  status: number;
  /** Addresses of the modules rendered in it, as `application/expose`. */
  modules: readonly string[];
  /**
   * `sha256-…` of every style element that this page contains or that its scripts may add; `self` if it has a style
   * sheet.
   */
  styles: readonly string[];
  /** `sha256-…` of every inline script. */
  scripts?: readonly string[];
}

/** An error or a log message while a page was composed. */
export interface Problem {
  /** The page's path, or `*` for all pages of an application. */
  path: string;
  message: string;
  modules: readonly string[];
}

/** `composition.json`: an immutable set of releases with the HTML of every route, rendered from exactly those. */
export interface Composition {
  id: string;
  selection: Selection;
  place: Place;
  /** Known paths and their pages. */
  pages: Readonly<Record<string, ComposedPage>>;
  /** Pages for unknown values, by router pattern: `/property/:id` (X08). */
  patterns: readonly { pattern: string; page: ComposedPage }[];
  notFound: ComposedPage;
  problems: readonly Problem[];
  /** Every page, and the files at the site's root (`/sitemap.xml`). */
  files: readonly ReleaseFile[];
}
