import { webManifest } from '@dosmares/content/web-manifest';
import type { Registry } from '@dosmares/contracts/release';
import { assetsPath, type SiteConfig, scriptBases } from '@dosmares/contracts/site/boot';
import type { Assets } from '@dosmares/contracts/site/renderer';
import { createMatcher, type rootFileNames } from '@dosmares/contracts/site/routes';
import type { Release } from '../manifest.ts';
import type { Addresses, Deployment, Selection } from '../model.ts';

/** Finds the page of a path in a deployment. */
export const matcherOf = (deployment: Deployment) =>
  createMatcher([
    ...Object.entries(deployment.pages).map(([path, page]) => ({ path, page })),
    ...deployment.patterns.map(({ pattern, page }) => ({ path: pattern, page })),
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
