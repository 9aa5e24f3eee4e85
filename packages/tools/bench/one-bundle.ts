import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import webpack from 'webpack';
import { chunksIn, configurationsOf } from '../build/build.ts';
import { IntegrityPlugin } from '../build/integrity-plugin.ts';
import { bundle } from '../build/webpack.ts';
import { folderOf, remoteNames } from '../presets/checkout.ts';

/**
 * Builds the same sources as one bundle: the shell with every remote's modules in it, split by page as before, without
 * federation. Returns a function that weighs what a page with these modules asks for at once, in bytes (brotli).
 */
export async function buildOneBundle() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-one-bundle-'));
  const written = async (file: string, text: string) => {
    await writeFile(path.join(folder, file), text);

    return path.join(folder, file);
  };
  const loader = await written('federation.ts', loaderOf(await remoteModules()));
  const runtime = await written(
    'runtime.ts',
    'export const loadRemote = 0, registerPlugins = 0, registerRemotes = 0;',
  );
  const [web = {}] = await configurationsOf('shell');
  const { stats } = await bundle([
    {
      ...web,
      output: { ...web.output, path: path.join(folder, 'web') },
      resolve: {
        ...web.resolve,
        alias: { ...web.resolve?.alias, '@module-federation/enhanced/runtime$': runtime },
      },
      plugins: [
        new IntegrityPlugin(),
        new webpack.NormalModuleReplacementPlugin(/\/federation\.ts$/, loader),
      ],
    },
  ]);
  const chunks = chunksIn(stats[0]);
  const sizes = new Map<string, number>();
  for (const file of new Set(Object.values(chunks).flat()))
    sizes.set(file, brotliCompressSync(await readFile(path.join(folder, 'web', file))).length);
  await rm(folder, { recursive: true });

  return (modules: readonly string[]) =>
    [...new Set(['main', ...modules.map(chunkName)].flatMap((chunk) => chunks[chunk] ?? []))].reduce(
      (total, file) => total + (sizes.get(file) ?? 0),
      0,
    );
}

/** Lists every module that remotes expose, by address: `application/expose`. */
async function remoteModules() {
  const lists = remoteNames.map(async (remote) => {
    const [, server] = await configurationsOf(remote);
    const entry = decodeURIComponent(Object.values((server?.entry ?? {}) as Record<string, string>)[0] ?? '');

    return [...entry.matchAll(/\.\/src\/([a-z-]+)\.tsx/g)].map(([, expose]) => `${remote}/${expose}`);
  });

  return (await Promise.all(lists)).flat();
}

/** The shell's own pages keep their chunk's name; a remote's module is named after its address. */
const chunkName = (address: string) => address.replace(/^shell\//, '').replaceAll('/', '-');

function loaderOf(addresses: readonly string[]) {
  const rows = addresses.map((address) => {
    const [application = '', expose] = address.split('/');
    const file = path.join(folderOf(application), 'src', `${expose}.tsx`);

    return `${JSON.stringify(address)}: () => import(/* webpackChunkName: ${JSON.stringify(chunkName(address))} */ ${JSON.stringify(file)}),`;
  });

  return `const modules = {\n${rows.join('\n')}\n};\nexport const federate = () => (address) => modules[address]();\n`;
}
