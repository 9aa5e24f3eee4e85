import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack, { type Configuration, type Stats } from 'webpack';
import { bundle, chunksIn, configurationsOf } from '../build/build.ts';
import { integrity } from '../build/plugins.ts';
import { exposedBy, folderOf, remoteNames, root } from '../presets/checkout.ts';
import { firstLoad, kinds, type Site } from './measure.ts';

const folder = path.join(root, 'node_modules/.cache/one-bundle');

/** Measures each page's scripts on first load, in bytes of brotli, and those of the same page as one bundle. */
export async function benchBytes({ origin }: Site) {
  const { stats } = await bundle([await oneBundle()]);
  const chunks = chunksIn(stats[0] as Stats);
  const weigh = (file: string) => brotliCompressSync(readFileSync(path.join(folder, 'web', file))).length;
  const rows = [];
  for (const [page, route] of Object.entries(kinds)) {
    const { modules, ...sent } = await firstLoad(origin, route);
    const files = new Set(['main', ...modules.map(chunkName)].flatMap((chunk) => chunks[chunk] ?? []));
    const bundleBytes = [...files].reduce((total, file) => total + weigh(file), 0);
    rows.push({ page, ...sent, 'one bundle': bundleBytes, ratio: (sent.bytes / bundleBytes).toFixed(3) });
  }

  return rows;
}

/** Configures a build of the same sources as one bundle without federation. */
async function oneBundle(): Promise<Configuration> {
  mkdirSync(folder, { recursive: true });
  const [loader, runtime] = [path.join(folder, 'federation.ts'), path.join(folder, 'runtime.ts')];
  writeFileSync(loader, loaderOf(remoteNames.flatMap(modulesOf)));
  writeFileSync(runtime, 'export const loadRemote = 0, registerPlugins = 0, registerRemotes = 0;');
  const [web = {}] = await configurationsOf('shell');

  return {
    ...web,
    output: { ...web.output, path: path.join(folder, 'web') },
    resolve: {
      ...web.resolve,
      alias: { ...web.resolve?.alias, '@module-federation/enhanced/runtime$': runtime },
    },
    plugins: [integrity, new webpack.NormalModuleReplacementPlugin(/\/federation\.ts$/, loader)],
  };
}

const modulesOf = (remote: string) => exposedBy(remote).map((expose) => `${remote}/${expose}`);

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
