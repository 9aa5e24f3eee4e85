import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { serverBundleFile, stockBuild } from '@dosmares/contracts/release';
import { contractVersion, isApplicationName, type RouteEntry } from '@dosmares/contracts/remote';
import type { Release } from '../manifest.ts';
import { filesIn } from '../store/integrity.ts';
import { temporaryFolder, writeManifest } from './release.ts';

interface FederationManifest {
  name: string;
  metaData: {
    buildInfo?: { buildVersion?: string };
    remoteEntry: { name: string; path: string; type: string };
    publicPath?: string;
  };
  shared: readonly { name: string; singleton?: boolean; requiredVersion?: string | false }[];
  exposes: readonly { name: string; assets: { js: { sync: readonly string[] } } }[];
}

/**
 * Packs what a stock Module Federation build wrote. Beside `mf-manifest.json` it may have `routes.json` and a server
 * bundle; without one its modules are rendered in the browser.
 */
export async function packStock(manifestFile: string) {
  const manifest = await readManifest(manifestFile);
  const dist = path.dirname(manifestFile);
  const name = manifest.name.replaceAll('_', '-');
  requireUsable(name, manifest, manifestFile);

  const folder = await temporaryFolder();
  const bundle = path.join(dist, serverBundleFile);
  await cp(dist, path.join(folder, 'web'), {
    recursive: true,
    filter: (file) => !isServerFile(path.relative(dist, file)) && !isCompressedCopy(file),
  });
  if (existsSync(bundle)) await cp(bundle, path.join(folder, serverBundleFile));
  const { remoteEntry, buildInfo } = manifest.metaData;
  const exposes = manifest.exposes.map(({ name: expose, assets }) => [
    expose.replace(/^\.\//, ''),
    assets.js.sync,
  ]);
  // It bundles everything else itself.
  const shared = manifest.shared.filter(({ singleton }) => singleton);
  const [version = '1.0.0'] = /^\d+\.\d+\.\d+$/.exec(buildInfo?.buildVersion ?? '') ?? [];
  const facts = {
    contractVersion,
    entry: path.posix.join(remoteEntry.path, remoteEntry.name),
    exposes: Object.fromEntries(exposes) as Release['exposes'],
    routes: await routesOf(manifest, dist),
    mounts: [],
    platform: [],
    calls: [],
    shared: Object.fromEntries(shared.map((one) => [one.name, one.requiredVersion || '*'])),
  };

  return writeManifest(folder, { name, version, commit: stockBuild }, facts);
}

const isServerFile = (file: string) => /^(server([\\/]|$)|routes\.json$)/.test(file);

/** The deploy service makes its own. */
const isCompressedCopy = (file: string) => /\.(br|gz)$/.test(file) && existsSync(file.slice(0, -3));

async function readManifest(file: string): Promise<FederationManifest> {
  if (!existsSync(file))
    throw new Error(`There is no ${file}: switch manifest on in the federation plugin, and build.`);
  // Before anything is read: a device never ends.
  await filesIn(path.dirname(file));
  const manifest: Partial<FederationManifest> = await parsed(file);
  if (!manifest.name || !manifest.metaData?.remoteEntry || !manifest.exposes || !manifest.shared)
    throw new Error(`${file} is not what a Module Federation build writes (mf-manifest.json).`);

  return manifest as FederationManifest;
}

/** Reads JSON; an empty object if it is invalid. */
const parsed = (file: string) =>
  readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));

function requireUsable(name: string, { name: given, metaData }: FederationManifest, file: string) {
  const { type, name: entry, path: below } = metaData.remoteEntry;
  if (!isApplicationName(name) || name === 'shell')
    throw new Error(
      `A remote's name begins with mf_: call it mf_${given} in the federation plugin, not ${given}.`,
    );
  if (!['global', 'var'].includes(type))
    throw new Error(`Its entry is of type ${type}; the shell loads scripts: set library.type to var.`);
  if (metaData.publicPath && metaData.publicPath !== 'auto')
    throw new Error(`Its scripts are bound to ${metaData.publicPath}: set output.publicPath to auto.`);
  if (!existsSync(path.join(path.dirname(file), below, entry)))
    throw new Error(`${file} names ${entry}, which is not there: build again.`);
}

/** Reads `routes.json` beside the manifest; without one, the route of `weather-page` is `/weather`. */
async function routesOf({ exposes }: FederationManifest, dist: string): Promise<RouteEntry[]> {
  const file = path.join(dist, 'routes.json');
  if (!existsSync(file))
    return exposes
      .filter((one) => one.name.endsWith('-page'))
      .map((one) => ({ path: `/${one.name.replace(/-page$/, '')}`, expose: one.name }));

  return parsed(file);
}
