// @ts-check
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { configurationsOf } from '../build.mjs';
import { bundle } from '../webpack.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'node_modules/.cache/dos-mares/one-bundle');

/**
 * Builds the same sources as one bundle: the shell with every remote's modules in it, split by page as before, and no
 * federation. Gives the weight of what a page that holds the given modules would ask for at once.
 * @param {readonly string[]} addresses `application/expose` of every module of a remote
 */
export async function buildOneBundle(addresses) {
  const { output, stats } = await build(addresses);
  const { namedChunkGroups = {} } = stats.stats[0]?.toJson({ all: false, chunkGroups: true }) ?? {};
  /** @param {string} chunk */
  const filesOf = (chunk) =>
    (namedChunkGroups[chunk]?.assets ?? []).map((/** @type {{ name: string }} */ asset) => asset.name);

  return async (/** @type {readonly string[]} */ rendered) => {
    const files = new Set(['main', ...rendered.map(chunkName)].flatMap(filesOf));

    return total(await Promise.all([...files].map((file) => weigh(path.join(output, file)))));
  };
}

/** @param {readonly string[]} addresses @returns {Promise<{ output: string, stats: any }>} */
async function build(addresses) {
  const { default: webpack } = await import('webpack');
  const [web] = await configurationsOf('shell');
  const output = path.join(folder, 'web');
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'federation.ts'), loaderOf(addresses));
  await writeFile(
    path.join(folder, 'runtime.ts'),
    'export const loadRemote = 0, registerPlugins = 0, registerRemotes = 0;',
  );
  const stats = await bundle([
    {
      ...web,
      output: { ...web?.output, path: output },
      resolve: {
        ...web?.resolve,
        alias: {
          ...web?.resolve?.alias,
          '@module-federation/enhanced/runtime$': path.join(folder, 'runtime.ts'),
        },
      },
      plugins: [
        new webpack.NormalModuleReplacementPlugin(/\/federation\.ts$/, path.join(folder, 'federation.ts')),
      ],
    },
  ]);

  return { output, stats };
}

/** The shell's own pages keep their chunk's name; a remote's module is named after its address. @param {string} address */
const chunkName = (address) =>
  address.startsWith('shell/') ? address.slice('shell/'.length) : address.replaceAll('/', '-');

/** @param {readonly string[]} addresses */
function loaderOf(addresses) {
  const rows = addresses.map((address) => {
    const [application, expose] = address.split('/');
    const file = path.join(root, application ?? '', 'src', `${expose}.tsx`);

    return `${JSON.stringify(address)}: () => import(/* webpackChunkName: ${JSON.stringify(chunkName(address))} */ ${JSON.stringify(file)}),`;
  });

  return `const modules = {\n${rows.join('\n')}\n};\nexport const federate = () => (address) => modules[address]();\n`;
}

/** @param {string} file */
async function weigh(file) {
  const bytes = await readFile(file);
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(bytes),
    promisify(gzip)(bytes, { level: 9 }),
  ]);

  return { brotli: br.length, gzip: gz.length };
}

/** @param {readonly { brotli: number, gzip: number }[]} weights */
const total = (weights) =>
  weights.reduce((all, one) => ({ brotli: all.brotli + one.brotli, gzip: all.gzip + one.gzip }), {
    brotli: 0,
    gzip: 0,
  });
