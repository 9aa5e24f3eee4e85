import { webManifest } from '@dosmares/content/web-manifest';
import type { SiteConfig } from '@dosmares/contracts/site/boot';
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
