import type { Registry, RegistryRemote } from '../release.ts';
import { splitAddress } from '../remote.ts';
import type { SiteConfig } from './config.ts';

/** A page's data for the browser, as JSON in the element `#boot`. */
export interface Boot {
  registry: Registry;
  config: SiteConfig;
  /** Addresses of the modules that stand in the HTML. */
  rendered: readonly string[];
}

/** The id of that element. */
export const bootId = 'boot';

/** One application in the version that a page is made of. */
export interface Owner {
  application: string;
  version: string;
}

/** The remote that a module's address belongs to; none for the shell's own modules. */
export const remoteOf = (
  address: string,
  { remotes }: Pick<Registry, 'remotes'>,
): RegistryRemote | undefined => remotes.find(({ name }) => name === splitAddress(address).application);

/** Whose module it is. */
export const ownerOf = (address: string, registry: Registry): Owner => ({
  application: splitAddress(address).application,
  version: remoteOf(address, registry)?.version ?? registry.shellVersion,
});

/** Where the site serves the scripts of its shell. */
export const assetsPath = '/assets/';

/**
 * Every application with the address that all of its scripts begin with.
 * @param siteOrigin left out, the shell's stays a path
 */
export const scriptBases = (
  { remotes, shellVersion }: Registry,
  siteOrigin = '',
): readonly { application: string; version: string; base: string }[] => [
  { application: 'shell', version: shellVersion, base: `${siteOrigin}${assetsPath}` },
  ...remotes.map(({ name, version, entry }) => ({
    application: name,
    version,
    base: entry.slice(0, entry.lastIndexOf('/') + 1),
  })),
];
