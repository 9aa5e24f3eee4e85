import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { compileRules } from '../build/compile.ts';
import { IntegrityPlugin } from '../build/plugins.ts';

const require = createRequire(import.meta.url);
const client = require.resolve('webpack-hot-middleware/client');
const inBrowser = (file: string) => path.join(import.meta.dirname, 'browser', file);

/** Options of a web part in development. */
interface HotOptions {
  /** The folder for its scripts, and the address at which they are served. */
  folder: string;
  publicPath: string;
  /** Whether the page has React's development build, which alone can replace components with their state. */
  refreshes: boolean;
  /** The address of the stream that tells open pages of its builds, where they follow them. */
  changes: string | undefined;
}

/** Modules that remotes take from the shell, and that the shell for development does not use itself. */
const lent = ['@emotion/react/jsx-runtime', inBrowser('lend-refresh.mjs')];

/** Configures a web part for development: its changes appear in open pages. */
export function hotWeb(web: Configuration, options: HotOptions): Configuration {
  const { folder, publicPath, refreshes, changes } = options;
  const isRemote = Object.keys(web.entry ?? {}).length === 0;
  const before = [
    ...(changes ? [`${client}?path=${changes}&reload=true&overlay=false&noInfo=true`] : []),
    ...(isRemote ? [] : lent),
  ];
  const refresh = { test: /\.tsx$/, enforce: 'post' as const, use: inBrowser('refresh.cjs') };
  const names = '[name].[fullhash].js';

  return {
    ...web,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: { ...web.output, path: folder, publicPath, clean: false, filename: names, chunkFilename: names },
    resolve: {
      ...web.resolve,
      alias: { ...web.resolve?.alias, 'react-dom/client$': inBrowser('render-anew.mjs') },
    },
    module: { rules: [...compileRules({ isHot: refreshes }), ...(refreshes ? [refresh] : [])] },
    plugins: [
      ...(web.plugins ?? []).filter((one) => !(one instanceof IntegrityPlugin)),
      ...before.map((file) => new webpack.EntryPlugin(web.context ?? '', file, {})),
      new webpack.HotModuleReplacementPlugin(),
    ],
    // A build with errors changes nothing: the next one continues from the last without errors.
    optimization: { emitOnErrors: false },
  };
}

/** Builds at every change; errors go to the console. */
export function watch(configuration: Configuration) {
  const compiler = webpack(configuration) as webpack.Compiler;
  const first = Promise.withResolvers<void>();
  let entry = '';
  let isBroken = false;
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    const wasBroken = isBroken;
    isBroken = Boolean(error ?? stats?.hasErrors());
    if (isBroken)
      return console.error(
        error ?? `\n${stats && errorsIn(stats)}\n\nOpen pages stay as they are until this is mended.`,
      );
    if (wasBroken) console.log('That is mended.');
    const [group] = stats?.compilation.entrypoints.values() ?? [];
    const files = [...(group?.getEntrypointChunk().files ?? [])];
    entry = files.find((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js')) ?? '';
    first.resolve();
  });

  return {
    /** Resolves to the address of the first script of the last build without errors. */
    entry: () => first.promise.then(() => `${configuration.output?.publicPath}${entry}`),
    /** Makes a middleware that tells open pages of builds. It has no types of its own. */
    tellAt: (address: string) => require('webpack-hot-middleware')(compiler, { path: address, log: false }),
  };
}

/** Returns the errors of a build, without stacks. */
export const errorsIn = (stats: Stats) => stats.toString({ preset: 'errors-only', errorStack: false });
