import type { Registry, RegistryRemote, Release } from '@dosmares/contracts/release';
import { remoteNames } from '@dosmares/contracts/remote';
import type { RemoteOrigins } from './composition.ts';

/** The releases of one composition. */
export type Releases = Readonly<Record<Release['name'], Release>>;

/** What the browser is told of the remotes: absolute addresses of immutable files, no manifest in between. */
export function registryOf(composition: string, releases: Releases, origins: RemoteOrigins): Registry {
  return {
    composition,
    shellVersion: releases.shell.version,
    // A composition from before a remote was added lacks it.
    remotes: remoteNames
      .filter((name) => releases[name])
      .map((name) => remoteOf(releases[name], `${origins[name]}/${releases[name].version}/web`)),
  };
}

function remoteOf(release: Release, base: string): RegistryRemote {
  const address = (file: string) => `${base}/${file}`;
  const exposes = Object.entries(release.exposes).map(([name, files]) => [name, files.map(address)]);

  return {
    name: release.name as RegistryRemote['name'],
    version: release.version,
    entry: address(release.entry),
    integrity: integrityIn(release, `web/${release.entry}`),
    exposes: Object.fromEntries(exposes),
    routes: release.routes,
  };
}

/** The integrity of one file of a release. */
export const integrityIn = (release: Release, file: string) =>
  release.files.find(({ path }) => path === file)?.integrity ?? '';

/** The integrity of every script of the releases, by the address at which a browser asks for it. */
export function scriptHashes(releases: Releases, { remotes }: Registry): Readonly<Record<string, string>> {
  const bases = [
    [releases.shell, '/assets/'] as const,
    ...remotes.map(
      ({ name, entry }) => [releases[name], entry.slice(0, entry.lastIndexOf('/') + 1)] as const,
    ),
  ];

  return Object.fromEntries(
    bases.flatMap(([{ files }, base]) =>
      files
        .filter(({ path }) => /^web\/.*\.js$/.test(path))
        .map(({ path, integrity }) => [path.replace('web/', base), integrity]),
    ),
  );
}
