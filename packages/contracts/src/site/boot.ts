import type { Registry, RegistryRemote } from '../release.ts';
import { splitAddress } from '../remote.ts';

/** Settings of an installation, for the browser: absolute addresses without a trailing slash. */
export interface SiteConfig {
  siteOrigin: string;
  apiOrigin: string;
  /** The external listing service; a query is added as `?q=` (P04). */
  listingServiceUrl: string;
  /** The frame of `/idx-search` (P09). */
  mlsSearchUrl: string;
  /** The embedded map of `/contact`; without one it shows a drawn map (C02). */
  mapUrl?: string | undefined;
  directionsUrl: string;
  /** Listing share pages of the report: the reference number is added as `/{reference}` (M12). */
  shareUrl: string;
}

/** A page's data for the browser, as JSON in the element `#boot`. */
export interface Boot {
  config: SiteConfig;
  /** Addresses of the modules that are rendered in the HTML. */
  rendered: readonly string[];
}

export const bootId = 'boot';

/** A script's address, and its hash as in an `integrity` attribute. */
export type Script = readonly [address: string, integrity: string];

/** What a page loads, as JSON in the element `#releases`: the releases of its applications, and no others. */
export interface PageReleases extends Registry {
  main: Script;
  preloads: readonly Script[];
}

export const releasesId = 'releases';

/** Stands in a rendered page for the element `#releases`, which edges put there: the page itself names no version. */
export const releasesMark = '<!--releases-->';

/** Attribute of a part that is far from the window when its page opens. */
export const farMark = 'data-far';

/** The modules that load with the page: those before its first far part. */
export function loadedAtOnce(rendered: readonly string[], html: string): readonly string[] {
  const [upTo = ''] = html.split(` ${farMark}`);

  return rendered.filter((address) => upTo.includes(`data-slot="${address}"`));
}

export interface Owner {
  application: string;
  version: string;
}

/** Returns the remote that a module's address belongs to; undefined for the shell's own modules. */
export const remoteOf = (
  address: string,
  { remotes }: Pick<Registry, 'remotes'>,
): RegistryRemote | undefined => remotes.find(({ name }) => name === splitAddress(address).application);

export const ownerOf = (address: string, registry: Registry): Owner => ({
  application: splitAddress(address).application,
  version: remoteOf(address, registry)?.version ?? registry.shellVersion,
});

export const assetsPath = '/assets/';

/** The common prefix of each application's script addresses; the shell's is a path. */
export const scriptBases = ({ remotes, shellVersion }: Registry): readonly (Owner & { base: string })[] => [
  { application: 'shell', version: shellVersion, base: assetsPath },
  ...remotes.map(({ name, version, entry }) => ({
    application: name,
    version,
    base: entry.slice(0, entry.lastIndexOf('/') + 1),
  })),
];

/** The edge's address for the table of the deployment that a browser gets. */
export const tablePath = '/_site';

/** Every application of a deployment. A tab requests it once, and keeps it. */
export interface SiteTable extends Registry {
  deployment: string;
}
