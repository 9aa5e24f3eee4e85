import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { containerName } from '@dosmares/contracts/remote';
import { ConsumeSharedPlugin, ModuleFederationPlugin } from '@module-federation/enhanced';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { exposedBy, folderOf, root } from '../presets/checkout.ts';
import { compileRules } from './compile.ts';
import { integrity, portableIds } from './plugins.ts';

const require = createRequire(import.meta.url);
const bundlerRuntime = require.resolve('@module-federation/webpack-bundler-runtime/bundler');
// Otherwise the plugin finds it by the stack of a failing call, which takes half a second.
process.env.FEDERATION_WEBPACK_PATH ??= require.resolve('webpack');

/** Modules that the shell provides to all remotes; on the server, those that a server bundle may require. */
const singletons = ['react', 'react-dom', '@emotion/react', '@dosmares/platform'];

/**
 * Configures a remote's builds from the same source: its web part (a federation container) and its server bundles. It
 * exposes every component directly in `src` that is a default export.
 */
export function defineRemote(name: string): Configuration[] {
  const exposes = exposedBy(name);
  const modules = exposes.map((expose) => [`./${expose}`, { import: exposedEntry(expose), name: expose }]);

  return [
    {
      ...webPart(name, 'auto'),
      entry: {},
      plugins: [
        portableIds,
        integrity,
        new ModuleFederationPlugin({
          ...federation(name),
          filename: 'entry.[contenthash:8].js',
          exposes: Object.fromEntries(modules),
        }),
        // Only consumed: a copy in the share scope could become the React of a host with an older one.
        new ConsumeSharedPlugin({ shareScope: 'default', consumes: fallbacks() }),
      ],
    },
    {
      ...serverPart(name, Object.fromEntries(exposes.map((expose) => [expose, bundleEntry(expose)]))),
      externals: new RegExp(`^(${singletons.join('|')})(/|$)`),
      externalsType: 'commonjs',
    },
  ];
}

/** Configures the shell's builds: the web part that hosts remotes, and the renderer of every route's HTML. */
export function defineShell(): Configuration[] {
  return [
    {
      ...webPart('shell', '/assets/'),
      entry: { main: './src/browser/index.ts' },
      plugins: [
        portableIds,
        integrity,
        // Browsers compile these off the main thread while they download, instead of each function on its first call
        // (decision 0071). Numbered chunks are loaded when a page is idle, or shared by pages. The hint has to be the
        // file's first line, and must not change after hashing.
        new webpack.BannerPlugin({
          banner: '//# allFunctionsCalledOnLoad',
          raw: true,
          test: /^(main|\d+)\./,
          stage: webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE,
        }),
        // Remotes and their addresses come from each page's registry.
        new ModuleFederationPlugin({
          ...federation('shell'),
          shared: provided(),
        }),
      ],
    },
    serverPart('shell', { fragment: './src/rendering/renderer.tsx' }),
  ];
}

const federation = (name: string) =>
  ({
    name: containerName(name),
    // With the default strategy, one unreachable remote blanks the page.
    shareStrategy: 'loaded-first',
    // For the federation's own tools; visitors do not load it.
    manifest: true,
    dts: false,
    dev: false,
    // Snapshots are off: each page has its registry.
    experiments: { optimization: { target: 'web', disableSnapshot: true } },
  }) as const;

// The trailing slash shares the JSX runtime too, which would otherwise be bundled twice.
const sharedNames = [...singletons, '@emotion/react/'];

/** What a remote takes from its host; its own copies are for hosts that are not our shell and lack one. */
const fallbacks = () =>
  Object.fromEntries(
    sharedNames.map((name) => {
      const own = name === '@dosmares/platform' ? { import: `${name}/outside` } : {};

      return [name, { singleton: true, requiredVersion: `^${versionOf(name)}`, ...own }];
    }),
  );

/** What the shell provides, in its own versions: there is nothing to check. */
const provided = () =>
  Object.fromEntries(
    sharedNames.map((name) => [
      name,
      { singleton: true, version: versionOf(name), eager: true, requiredVersion: false as const },
    ]),
  );

/** What an application shares, for the deploy checks: the shell's versions, or the ranges that a remote accepts. */
export const sharedBy = (application: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...singletons, '@emotion/react/jsx-runtime']
      .sort()
      .map((name) => [name, application === 'shell' ? versionOf(name) : `^${versionOf(name)}`]),
  );

/** Returns the installed version, which is pinned. */
function versionOf(module: string): string {
  const [name = ''] = /^(@[^/]+\/)?[^/]+/.exec(module) ?? [];

  return JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** Returns the entry of an exposed module: outside of our shell its component is mounted in a frame (outside.tsx). */
function exposedEntry(expose: string) {
  const file = JSON.stringify(`./src/${expose}.tsx`);

  return `data:text/javascript,${encodeURIComponent(
    `import '@dosmares/platform'; import Exposed from ${file}; export * from ${file}; export default globalThis.dosMares?.framed?.(Exposed) ?? Exposed;`,
  )}`;
}

/** Returns the entry of a module's server bundle, which exports it by its name. */
const bundleEntry = (expose: string) =>
  `data:text/javascript,${encodeURIComponent(`export * as ${JSON.stringify(expose)} from './src/${expose}.tsx';`)}`;

/** swc minifies in a tenth of the time of terser, webpack's default, which took more than half of a build. */
const minimizer = new MinimizerPlugin({
  minify: MinimizerPlugin.swcMinify,
  // swc has its own threads.
  parallel: false,
  minimizerOptions: { compress: { passes: 2 }, mangle: true },
});

function webPart(name: string, publicPath: string): Configuration {
  const files = '[name].[contenthash:8].js';

  return {
    ...base(name, 'web'),
    target: `browserslist:${path.join(root, '.browserslistrc')}`,
    output: {
      path: path.join(folderOf(name), 'dist/web'),
      clean: true,
      uniqueName: containerName(name),
      publicPath,
      filename: files,
      chunkFilename: files,
      // As long as the shell waits for a module; the next attempt starts over.
      chunkLoadTimeout: 10_000,
      crossOriginLoading: 'anonymous',
    },
  };
}

/** Each server bundle is one file, which includes what browsers load lazily, so that it changes with nothing else. */
function serverPart(name: string, entry: Record<string, string>): Configuration {
  const own = base(name, 'fragment');

  return {
    ...own,
    target: 'node22',
    entry,
    output: {
      path: path.join(folderOf(name), 'dist/server'),
      clean: true,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
    },
    module: { ...own.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { minimize: false },
  };
}

const base = (name: string, part: 'web' | 'fragment'): Configuration => ({
  name: `${name}:${part}`,
  mode: 'production',
  context: folderOf(name),
  devtool: false,
  resolve: {
    extensions: ['.js', '.mjs'],
    // The shell bundles the runtime for all, without the parts that this site does not use (decision 0003).
    alias: {
      [bundlerRuntime]: path.join(
        import.meta.dirname,
        `browser/${name === 'shell' ? 'lend' : 'borrow'}-federation.mjs`,
      ),
    },
  },
  module: { rules: compileRules() },
  optimization: { minimizer: [minimizer] },
  performance: false,
  // The manifest plugin warns about `publicPath: 'auto'`.
  infrastructureLogging: { level: 'error' },
});
