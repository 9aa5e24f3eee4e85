import { webManifest } from '@dosmares/content/web-manifest';
import type { Release } from '@dosmares/contracts/manifest';
import type { Registry, RegistryRemote } from '@dosmares/contracts/release';
import { assetsPath, type SiteConfig, scriptBases } from '@dosmares/contracts/site/boot';
import type { Assets } from '@dosmares/contracts/site/renderer';
import { createMatcher, type rootFileNames } from '@dosmares/contracts/site/routes';

/** One version of each application: of the shell, and of all remotes. */
export type Selection = Readonly<Record<string, string>> & { readonly shell: string };

export interface Addresses {
  config: SiteConfig;
  /** Address of a remote's files, without a trailing slash; `{name}` stands for the remote. */
  remoteOrigin: string;
}

/** One rendered page. Deployments share a page while everything that it was rendered from stays the same. */
export interface Page {
  /** Hash of the HTML, and name of its object in the store. */
  html: string;
  status: number;
  /** Hash of its route, the shell's release and the public addresses. */
  inputs: string;
  /** The remotes on it, each with the base address of its files; empty where the site has no such remote. */
  uses: Readonly<Record<string, string>>;
  /** Addresses of the rendered modules, as `application/expose`. */
  modules: readonly string[];
  /** `sha256-…` of every inline script. */
  scripts: readonly string[];
  /** Hash of the style sheet for everything below its first view. */
  styles?: string;
  canonical?: string;
  failures: readonly string[];
}

/** `site-builds/ID.json`: an immutable set of releases with the page of every route. */
export interface Deployment {
  id: string;
  selection: Selection;
  addresses: Addresses;
  /** The entries and routes of its remotes, which each tab requests once. */
  remotes: readonly RegistryRemote[];
  pages: Readonly<Record<string, Page>>;
  /** Pages for unknown values, by router pattern: `/property/:id` (X08). */
  patterns: readonly { pattern: string; page: Page }[];
  notFound: Page;
  rootFiles: Readonly<Record<string, string>>;
}

/** Returns every page of a deployment with its path or pattern. */
export const pagesIn = ({ pages, patterns, notFound }: Deployment): readonly (readonly [string, Page])[] => [
  ...Object.entries(pages),
  ...patterns.map(({ pattern, page }) => [pattern, page] as const),
  ['/404', notFound],
];

/** Finds the page of a path in a deployment. */
export const matcherOf = (build: Deployment) =>
  createMatcher([
    ...Object.entries(build.pages).map(([path, page]) => ({ path, page })),
    ...build.patterns.map(({ pattern, page }) => ({ path: pattern, page })),
  ]);

/** Returns the address of a remote's files. */
export const originOf = (name: string, { remoteOrigin }: Addresses): string =>
  remoteOrigin.replace('{name}', name);

export type Releases = Readonly<Record<string, Release>> & { readonly shell: Release };

/** Reads a value for each release of a selection, by application. */
export async function ofEach<Value>(
  selection: Selection,
  read: (name: string, version: string) => Promise<Value>,
) {
  const rows = Object.entries(selection).map(async (row) => [row[0], await read(...row)] as const);

  return Object.fromEntries(await Promise.all(rows)) as Readonly<Record<string, Value>> & {
    readonly shell: Value;
  };
}

export const baseOf = ({ name, version }: Pick<Release, 'name' | 'version'>, addresses: Addresses) =>
  `${originOf(name, addresses)}/${version}/web`;

export const registryOf = ({ shell, ...remotes }: Releases, addresses: Addresses): Registry => ({
  shellVersion: shell.version,
  remotes: Object.values(remotes).map((release) => {
    const address = (file: string) => `${baseOf(release, addresses)}/${file}`;
    const exposes = Object.entries(release.exposes).map(([name, files]) => [name, files.map(address)]);

    return {
      name: release.name,
      version: release.version,
      entry: address(release.entry),
      integrity: integrityOfEntry(release),
      exposes: Object.fromEntries(exposes),
      routes: release.routes,
    };
  }),
});

const integrityOfEntry = ({ files, entry }: Release) =>
  files.find(({ path }) => path === `web/${entry}`)?.integrity ?? '';

export function assetsOf(releases: Releases, registry: Registry): Assets {
  const { shell } = releases;
  const own = (file: string) => `${assetsPath}${file}`;
  const pages = Object.entries(shell.exposes).map(([name, files]) => [name, files.map(own)]);
  const hashes = scriptBases(registry).flatMap(({ application, base }) => {
    const scripts = (releases[application]?.files ?? []).filter(({ path }) => /^web\/.*\.js$/.test(path));

    return scripts.map(({ path, integrity }) => [path.replace('web/', base), integrity]);
  });

  return {
    entry: own(shell.entry),
    integrity: integrityOfEntry(shell),
    pages: Object.fromEntries(pages),
    shellRoutes: shell.routes,
    hashes: Object.fromEntries(hashes),
  };
}

/** The sitemap lists only canonical paths of the route table (X08), dated by their application's release. */
export function rootFiles(
  listed: readonly { path: string; application: string }[],
  released: Readonly<Record<string, Date>>,
  { siteOrigin }: SiteConfig,
): Readonly<Record<(typeof rootFileNames)[number], string>> {
  const urls = listed.map(({ path, application }) => {
    const day = released[application]?.toISOString().slice(0, 10);

    return `<url><loc>${new URL(path, siteOrigin).href}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });

  return {
    'sitemap.xml': `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${[...new Set(urls)].join('')}</urlset>`,
    'site.webmanifest': JSON.stringify(webManifest),
    'robots.txt': `User-agent: *\nAllow: /\nSitemap: ${siteOrigin}/sitemap.xml\n`,
  };
}
