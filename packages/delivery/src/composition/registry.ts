import type { Registry, RegistryRemote, Release } from '@dosmares/contracts/release';
import { scriptBases } from '@dosmares/contracts/site/boot';
import type { RemoteOrigins, Selection } from '../store/composition.ts';
import type { Store } from '../store/store.ts';

/** The releases of one composition. */
export type Releases = Readonly<Record<string, Release>> & { readonly shell: Release };

/** Reads the releases of a selection. */
export async function releasesOf(selection: Selection, store: Store): Promise<Releases> {
  const rows = Object.entries(selection).map(
    async ([name, version]) => [name, await store.readRelease(name, version)] as const,
  );

  return Object.fromEntries(await Promise.all(rows)) as Releases;
}

/** The registry of remotes for the browser: absolute addresses of immutable files, without a manifest. */
export function registryOf(composition: string, releases: Releases, origins: RemoteOrigins): Registry {
  return {
    composition,
    shellVersion: releases.shell.version,
    // A composition depends on its releases alone: a checkout may be older than a remote.
    remotes: Object.values(releases)
      .filter(({ name }) => name !== 'shell')
      .map((release) => remoteOf(release, `${origins[release.name]}/${release.version}/web`)),
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

/** Returns the integrity of every script of the releases, by its address in the browser. */
export function scriptHashes(releases: Releases, registry: Registry): Readonly<Record<string, string>> {
  return Object.fromEntries(
    scriptBases(registry).flatMap(({ application, base }) =>
      (releases[application]?.files ?? [])
        .filter(({ path }) => /^web\/.*\.js$/.test(path))
        .map(({ path, integrity }) => [path.replace('web/', base), integrity]),
    ),
  );
}
