import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { stockBuild } from '@dosmares/contracts/release';
import { contractVersion, isApplicationName, type RouteEntry } from '@dosmares/contracts/remote';
import Type, { type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Release } from '../manifest.ts';
import { filesIn } from '../store/integrity.ts';
import { readShort, writeManifest } from './release.ts';

const federationManifest = 'mf-manifest.json';

const text = Type.String();
const Manifest = Type.Object({
  name: text,
  metaData: Type.Object({
    buildInfo: Type.Optional(Type.Object({ buildVersion: Type.Optional(text) })),
    remoteEntry: Type.Object({ name: text, path: text, type: text }),
    publicPath: Type.Optional(text),
  }),
  shared: Type.Array(
    Type.Object({
      name: text,
      singleton: Type.Optional(Type.Boolean()),
      requiredVersion: Type.Optional(Type.Union([text, Type.Literal(false)])),
    }),
  ),
  exposes: Type.Array(
    Type.Object({ name: text, assets: Type.Object({ js: Type.Object({ sync: Type.Array(text) }) }) }),
  ),
});
type FederationManifest = Static<typeof Manifest>;
const isManifest = Compile(Manifest);

/** What bundlers may write before the name of an exposed module. */
const leading = /^\.\//;

/** Entries by their types, as manifests call them, that the shell can load; true for ES modules. */
const loadable: Readonly<Record<string, boolean>> = { global: false, var: false, module: true, esm: true };

/**
 * Makes a release of what a stock Module Federation build wrote, in the folder `web` of a release's folder. Beside the
 * manifest it may have `routes.json` and a server bundle; without one its modules are rendered in the browser.
 * @throws with one sentence
 */
export async function releaseStockBuild(folder: string) {
  const web = path.join(folder, 'web');
  const manifest = await readManifest(web);
  const name = manifest.name.replaceAll('_', '-');
  requireUsable(manifest, name, await filesIn(web));
  const routes = await routesOf(manifest, web);
  await putAside(folder);
  const { remoteEntry, buildInfo } = manifest.metaData;
  const exposes = manifest.exposes.map(({ name: expose, assets }) => [
    expose.replace(leading, ''),
    assets.js.sync,
  ]);
  // It bundles everything else itself.
  const shared = manifest.shared.filter(({ singleton }) => singleton);
  const [version = '1.0.0'] = /^\d+\.\d+\.\d+$/.exec(buildInfo?.buildVersion ?? '') ?? [];
  const facts = {
    contractVersion,
    entry: path.posix.join(remoteEntry.path, remoteEntry.name),
    ...(loadable[remoteEntry.type] && { isModule: true }),
    exposes: Object.fromEntries(exposes) as Release['exposes'],
    routes,
    mounts: [],
    platform: [],
    calls: [],
    shared: Object.fromEntries(shared.map((one) => [one.name, one.requiredVersion || '*'])),
  };

  return (await writeManifest(folder, { name, version, commit: stockBuild }, facts)).release;
}

/** Puts server bundles in their place, and removes what browsers need not get: the service makes its own copies. */
async function putAside(folder: string) {
  const web = path.join(folder, 'web');
  if (existsSync(path.join(web, 'server')))
    await rename(path.join(web, 'server'), path.join(folder, 'server'));
  const copies = (await filesIn(web)).map((file) => path.join(web, file)).filter(isCompressedCopy);
  for (const file of [path.join(web, 'routes.json'), ...copies]) await rm(file, { force: true });
}

const isCompressedCopy = (file: string) => /\.(br|gz)$/.test(file) && existsSync(file.slice(0, -3));

async function readManifest(web: string): Promise<FederationManifest> {
  const file = path.join(web, federationManifest);
  if (!existsSync(file))
    throw new Error(
      `There is no ${federationManifest}: switch manifest on in the federation plugin, and build.`,
    );
  const manifest = await parsed(file);
  if (!isManifest.Check(manifest))
    throw new Error(`Its ${federationManifest} is not what a Module Federation build writes.`);

  return manifest;
}

/** Reads JSON; undefined if it is invalid, or longer than what is made of it may be. */
const parsed = (file: string): Promise<unknown> =>
  readShort(file)
    .then(JSON.parse)
    .catch(() => undefined);

function requireUsable(
  { name: given, metaData }: FederationManifest,
  name: string,
  files: readonly string[],
) {
  const { type, name: entry, path: below } = metaData.remoteEntry;
  if (!isApplicationName(name) || name === 'shell')
    throw new Error(
      `A remote's name begins with mf_: call it mf_${given} in the federation plugin, not ${given}.`,
    );
  if (!Object.hasOwn(loadable, type))
    throw new Error(`Its entry is of type ${type}, which the shell cannot load: set library.type to var.`);
  if (metaData.publicPath && metaData.publicPath !== 'auto')
    throw new Error(
      `Its scripts are bound to ${metaData.publicPath}: set output.publicPath to auto (webpack, Rspack), output.assetPrefix to auto (Rsbuild), or base to ./ (Vite).`,
    );
  // By name among its own: a path may lead anywhere.
  if (!files.includes(path.posix.join(below, entry)))
    throw new Error(`${federationManifest} names ${entry}, which is not there: build again.`);
}

/** Reads `routes.json` beside the manifest; without one, the route of `weather-page` is `/weather`. */
async function routesOf({ exposes }: FederationManifest, web: string): Promise<RouteEntry[]> {
  const file = path.join(web, 'routes.json');
  if (!existsSync(file))
    return exposes
      .filter((one) => one.name.endsWith('-page'))
      .map((one) => ({ path: `/${one.name.replace(leading, '').replace(/-page$/, '')}`, expose: one.name }));
  const routes = await parsed(file);
  if (!Array.isArray(routes)) throw new Error('Its routes.json is no JSON list of routes.');

  return routes;
}
