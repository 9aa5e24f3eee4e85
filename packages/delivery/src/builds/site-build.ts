import type { RegistryRemote } from '@dosmares/contracts/release';
import type { SiteConfig } from '@dosmares/contracts/site/config';

/** One version of each application: of the shell, and of all remotes. */
export type Selection = Readonly<Record<string, string>> & { readonly shell: string };

/** The public addresses that pages are rendered for. */
export interface Addresses {
  config: SiteConfig;
  /** Address of a remote's files, without a trailing slash; `{name}` stands for the remote. */
  remoteOrigin: string;
  /** Remotes whose files are elsewhere, by name. */
  remoteOrigins: Readonly<Record<string, string>>;
}

/** One rendered page. Site builds share a page while everything that it was rendered from stays the same. */
export interface Page {
  /** Hash of the HTML, and the name of its object. */
  html: string;
  status: number;
  /** Hash of its route, the shell's release and the public addresses. */
  inputs: string;
  /** The applications in it, each with the address of its files; an empty address where the site has no such application. */
  uses: Readonly<Record<string, string>>;
  /** Addresses of the rendered modules, as `application/expose`. */
  modules: readonly string[];
  /** `sha256-…` of every inline script. */
  scripts: readonly string[];
  /** Hash of the style sheet with the rules of what is below its first view. */
  styles?: string;
  /** The canonical path, for search engines. */
  canonical?: string;
  /** What was thrown or logged while it was rendered. */
  failures: readonly string[];
}

/** `site-builds/ID.json`: an immutable set of releases with the page of every route. */
export interface SiteBuild {
  /** Hash of everything else in it. */
  id: string;
  /** Version of the renderer. */
  format: number;
  selection: Selection;
  addresses: Addresses;
  /** The entries and routes of its remotes, which a tab asks for once. */
  remotes: readonly RegistryRemote[];
  /** Known paths and their pages. */
  pages: Readonly<Record<string, Page>>;
  /** Pages for unknown values, by router pattern: `/property/:id` (X08). */
  patterns: readonly { pattern: string; page: Page }[];
  notFound: Page;
  /** The text of each file at the site's root, such as `sitemap.xml`. */
  rootFiles: Readonly<Record<string, string>>;
}

/** Returns every page of a site build with its path or pattern. */
export const pagesIn = ({ pages, patterns, notFound }: SiteBuild): readonly (readonly [string, Page])[] => [
  ...Object.entries(pages),
  ...patterns.map(({ pattern, page }) => [pattern, page] as const),
  ['/404', notFound],
];

/** Returns the address of a remote's files. */
export const originOf = (name: string, { remoteOrigin, remoteOrigins }: Addresses): string =>
  remoteOrigins[name] ?? remoteOrigin.replace('{name}', name);
