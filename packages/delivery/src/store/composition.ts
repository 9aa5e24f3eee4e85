import type { ReleaseFile } from '@dosmares/contracts/release';
import type { SiteConfig } from '@dosmares/contracts/site/config';

/** One version of each application: of the shell, and of whatever remotes there are. */
export type Selection = Readonly<Record<string, string>> & { readonly shell: string };

/** Where each remote's files are served, by name and without a trailing slash. */
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
  /** Addresses of the modules that stand in it, by `application/expose`. */
  modules: readonly string[];
  /** `sha256-…` of every style element that this page holds or that its scripts may add. */
  styles: readonly string[];
  /** `sha256-…` of every script that stands in the page itself. */
  scripts?: readonly string[];
}

/** Something that was thrown or logged while a page was composed. */
export interface Problem {
  /** The page's path, or `*` for all that an application has. */
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
  /** Pages for values nobody knows, by router pattern: `/property/:id` (X08). */
  patterns: readonly { pattern: string; page: ComposedPage }[];
  notFound: ComposedPage;
  problems: readonly Problem[];
  /** Every page, and the files at the site's root (`/sitemap.xml`). */
  files: readonly ReleaseFile[];
}
