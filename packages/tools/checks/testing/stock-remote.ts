import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { bundle } from '../../build/build.ts';

const modules = path.resolve(import.meta.dirname, '../../../../node_modules');

/** Builds a one-page remote with stock federation tooling: no types, no server bundle. Returns its manifest. */
export async function buildStockRemote() {
  const folder = await mkdtemp(path.join(tmpdir(), 'dos-mares-stock-'));
  await symlink(modules, path.join(folder, 'node_modules'));
  await writeFile(
    path.join(folder, 'page.js'),
    `import { createElement } from 'react';
export default () => createElement('h1', null, 'The tides of today');`,
  );
  await writeFile(path.join(folder, 'index.js'), '');
  const { version } = createRequire(import.meta.url)('react/package.json') as { version: string };
  const federation = new ModuleFederationPlugin({
    name: 'mf_tides',
    filename: 'remoteEntry.js',
    library: { type: 'var', name: 'mf_tides' },
    manifest: true,
    dts: false,
    exposes: { './tides-page': './page.js' },
    shared: { react: { singleton: true, requiredVersion: `^${version}` } },
  });
  const output = { path: path.join(folder, 'dist'), publicPath: 'auto', uniqueName: 'mf_tides' };
  await bundle([{ mode: 'production', context: folder, entry: './index.js', output, plugins: [federation] }]);

  return path.join(folder, 'dist/mf-manifest.json');
}
