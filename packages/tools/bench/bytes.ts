import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Stats } from 'webpack';
import { bundle, chunksIn, configurationsOf, exposedIn } from '../build/build.ts';
import { integrity } from '../build/plugins.ts';
import { folderOf, remoteNames } from '../presets/checkout.ts';
import { firstLoad, kinds, type Site } from './measure.ts';

/** Weighs the scripts of each page's first load in bytes (brotli), beside those of the same page in one bundle. */
export async function benchBytes({ origin }: Site) {
  const weigh = await buildOneBundle();

  return Promise.all(
    Object.entries(kinds).map(async ([page, route]) => {
      const { modules, ...sent } = await firstLoad(origin, route);
      const alone = weigh(modules);

      return { page, ...sent, 'one bundle': alone, ratio: (sent.bytes / alone).toFixed(3) };
    }),
  );
}

/** Builds the same sources as one bundle without federation; returns a function that weighs what a page asks for. */
async function buildOneBundle() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-one-bundle-'));
  const [loader, runtime] = [path.join(folder, 'federation.ts'), path.join(folder, 'runtime.ts')];
  await writeFile(loader, loaderOf(remoteModules()));
  await writeFile(runtime, 'export const loadRemote = 0, registerPlugins = 0, registerRemotes = 0;');
  const [web = {}] = await configurationsOf('shell');
  const { stats } = await bundle([
    {
      ...web,
      output: { ...web.output, path: path.join(folder, 'web') },
      resolve: {
        ...web.resolve,
        alias: { ...web.resolve?.alias, '@module-federation/enhanced/runtime$': runtime },
      },
      plugins: [integrity, new webpack.NormalModuleReplacementPlugin(/\/federation\.ts$/, loader)],
    },
  ]);
  const chunks = chunksIn(stats[0] as Stats);
  const sizes = new Map<string, number>();
  for (const file of new Set(Object.values(chunks).flat()))
    sizes.set(file, brotliCompressSync(await readFile(path.join(folder, 'web', file))).length);
  await rm(folder, { recursive: true });

  return (modules: readonly string[]) => {
    const files = new Set(['main', ...modules.map(chunkName)].flatMap((chunk) => chunks[chunk] ?? []));

    return [...files].reduce((total, file) => total + (sizes.get(file) ?? 0), 0);
  };
}

const remoteModules = () =>
  remoteNames.flatMap((remote) =>
    exposedIn(path.join(folderOf(remote), 'src')).map((expose) => `${remote}/${expose}`),
  );

/** The shell's own pages keep their chunk's name; a remote's module is named after its address. */
const chunkName = (address: string) => address.replace(/^shell\//, '').replaceAll('/', '-');

function loaderOf(addresses: readonly string[]) {
  const rows = addresses.map((address) => {
    const [application = '', expose] = address.split('/');
    const file = JSON.stringify(path.join(folderOf(application), 'src', `${expose}.tsx`));

    return `'${address}': () => import(/* webpackChunkName: '${chunkName(address)}' */ ${file}),`;
  });

  return `const modules = {\n${rows.join('\n')}\n};\nexport const federate = () => (address) => modules[address]();\n`;
}
