import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { moduleBundleFile, serverBundleFile } from '@dosmares/contracts/release';
import type { Release, ReleaseFile } from '../manifest.ts';
import type { Store } from '../store/store.ts';
import type { Releases } from './deployment.ts';
import type { ServerBundle } from './sandbox/sandbox.ts';

/** A server bundle, before it is read. */
export interface Bundle extends Pick<Release, 'name' | 'version'> {
  exposes: string[];
  file: ReleaseFile | undefined;
}

/** Stands for the hash of the server bundle of a module that has none: it is rendered in the browser. */
const noBundle = 'browser';

/** Returns the bundle of each module of a site, by its address; modules may share one. */
export function bundlesOf(releases: Releases): ReadonlyMap<string, Bundle> {
  const bundles = new Map<string, Bundle>();
  for (const { name, version, files, exposes } of Object.values(releases)) {
    const fileAt = (at: string) => files.find((file) => file.path === at);
    const whole: Bundle = { name, version, exposes: [], file: fileAt(serverBundleFile) };
    for (const expose of Object.keys(exposes)) {
      const own = fileAt(moduleBundleFile(expose));
      const bundle = own ? { ...whole, exposes: [], file: own } : whole;
      bundle.exposes.push(expose);
      bundles.set(`${name}/${expose}`, bundle);
    }
  }

  return bundles;
}

/** Returns a short hash of a module's bundle; undefined where the site has no such module. */
export const hashOfBundle = (bundle: Bundle | undefined) =>
  bundle && (bundle.file?.integrity.slice(-16) ?? noBundle);

export async function readBundle(
  { name, version, exposes, file }: Bundle,
  store: Pick<Store, 'releaseFolder'>,
) {
  const from = file && path.join(await store.releaseFolder(name, version), file.path);
  const source = from ? await readFile(from, 'utf8') : '';

  return { id: `${name}/${exposes[0]}`, name, version, exposes, source } satisfies ServerBundle;
}
