import path from 'node:path';
import webpack from 'webpack';
import { configurationsOf } from '../../build/build.ts';
import { IntegrityPlugin } from '../../build/integrity-plugin.ts';
import { remoteNames } from '../../presets/checkout.ts';
import { buildVariant, variantFolder } from './variant-build.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const name = 'one-bundle';
const written = (file: string) => path.join(variantFolder(name), file);

/**
 * Builds the same sources as one bundle: the shell with every remote's modules in it, split by page as before and
 * checked by hash as before, without federation. `filesOf` returns the files that a page requests
 * at once for the given modules.
 */
export async function buildOneBundle() {
  const { chunks, ...build } = await buildVariant(name, {
    files: {
      'federation.ts': loaderOf(await remoteModules()),
      'runtime.ts': 'export const loadRemote = 0, registerPlugins = 0, registerRemotes = 0;',
    },
    change: (web) => ({
      ...web,
      resolve: {
        ...web.resolve,
        alias: { ...web.resolve?.alias, '@module-federation/enhanced/runtime$': written('runtime.ts') },
      },
      plugins: [
        new IntegrityPlugin(),
        new webpack.NormalModuleReplacementPlugin(/\/federation\.ts$/, written('federation.ts')),
      ],
    }),
  });

  return {
    ...build,
    filesOf: (modules: readonly string[]) => [
      ...new Set(['main', ...modules.map(chunkName)].flatMap((chunk) => chunks[chunk] ?? [])),
    ],
  };
}

/** Lists every module that remotes expose, by address: `application/expose`. */
async function remoteModules() {
  const lists = remoteNames.map(async (remote) => {
    const [, fragment] = await configurationsOf(remote);
    const { fragment: source = '' } = (fragment?.entry ?? {}) as { fragment?: string };
    const entry = decodeURIComponent(source);

    return [...entry.matchAll(/\.\/src\/([a-z-]+)\.tsx/g)].map(([, expose]) => `${remote}/${expose}`);
  });

  return (await Promise.all(lists)).flat();
}

/** The shell's own pages keep their chunk's name; a remote's module is named after its address. */
const chunkName = (address: string) =>
  address.startsWith('shell/') ? address.slice('shell/'.length) : address.replaceAll('/', '-');

function loaderOf(addresses: readonly string[]) {
  const rows = addresses.map((address) => {
    const [application, expose] = address.split('/');
    const file = path.join(root, application ?? '', 'src', `${expose}.tsx`);

    return `${JSON.stringify(address)}: () => import(/* webpackChunkName: ${JSON.stringify(chunkName(address))} */ ${JSON.stringify(file)}),`;
  });

  return `const modules = {\n${rows.join('\n')}\n};\nexport const federate = () => (address) => modules[address]();\n`;
}
