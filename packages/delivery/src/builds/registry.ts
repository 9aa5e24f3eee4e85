import type { Registry, RegistryRemote, Release } from '@dosmares/contracts/release';
import { assetsPath, scriptBases } from '@dosmares/contracts/site/boot';
import type { Assets } from '@dosmares/contracts/site/renderer';
import type { Store } from '../store/store.ts';
import { type Addresses, originOf, type Selection } from './site-build.ts';

/** The releases of one site build. */
export type Releases = Readonly<Record<string, Release>> & { readonly shell: Release };

/** Reads the releases of a selection. */
export async function releasesOf(selection: Selection, store: Pick<Store, 'readRelease'>): Promise<Releases> {
  const rows = Object.entries(selection).map(
    async ([name, version]) => [name, await store.readRelease(name, version)] as const,
  );

  return Object.fromEntries(await Promise.all(rows)) as Releases;
}

/** Returns the address of a release's files. */
export const baseOf = ({ name, version }: Pick<Release, 'name' | 'version'>, addresses: Addresses) =>
  `${originOf(name, addresses)}/${version}/web`;

/** The registry of remotes for the browser: absolute addresses of immutable files. */
export function registryOf(releases: Releases, addresses: Addresses): Registry {
  return {
    shellVersion: releases.shell.version,
    remotes: Object.values(releases)
      .filter(({ name }) => name !== 'shell')
      .map((release) => remoteOf(release, baseOf(release, addresses))),
  };
}

function remoteOf(release: Release, base: string): RegistryRemote {
  const address = (file: string) => `${base}/${file}`;
  const exposes = Object.entries(release.exposes).map(([name, files]) => [name, files.map(address)]);

  return {
    name: release.name,
    version: release.version,
    entry: address(release.entry),
    integrity: integrityIn(release, `web/${release.entry}`),
    exposes: Object.fromEntries(exposes),
    routes: release.routes,
  };
}

/** Returns the integrity of a release's file. */
export const integrityIn = (release: Release, file: string) =>
  release.files.find(({ path }) => path === file)?.integrity ?? '';

/** Returns the addresses of the shell's own files, and the integrity of every script. */
export function assetsOf(releases: Releases, registry: Registry): Assets {
  const { shell } = releases;
  const own = (file: string) => `${assetsPath}${file}`;
  const pages = Object.entries(shell.exposes).map(([name, files]) => [name, files.map(own)]);
  const hashes = scriptBases(registry).flatMap(({ application, base }) =>
    (releases[application]?.files ?? [])
      .filter(({ path }) => /^web\/.*\.js$/.test(path))
      .map(({ path, integrity }) => [path.replace('web/', base), integrity]),
  );

  return {
    entry: own(shell.entry),
    integrity: integrityIn(shell, `web/${shell.entry}`),
    pages: Object.fromEntries(pages),
    shellRoutes: shell.routes,
    hashes: Object.fromEntries(hashes),
  };
}
