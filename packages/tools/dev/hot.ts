import { createRequire } from 'node:module';
import path from 'node:path';
import webpack, { type Configuration, type Stats } from 'webpack';
import { configurationsOf } from '../build/build.ts';
import { compileRules } from '../build/compile.ts';
import { integrity } from '../build/plugins.ts';

const require = createRequire(import.meta.url);
const client = require.resolve('webpack-hot-middleware/client');
const inBrowser = (file: string) => path.join(import.meta.dirname, 'browser', file);

/** Addresses of the scripts in development, and of the event stream that notifies open pages of changes. */
export const scripts = '/_dev/scripts/';
export const changes = '/_dev/changes';

interface HotOptions {
  origin: string;
  folder: string;
  /** Whether open pages update on changes. */
  isFollowed: boolean;
}

/** Modules that the development shell includes only for remotes. */
const forRemotes = ['@emotion/react/jsx-runtime', inBrowser('lend-refresh.mjs')];

/** Configures a web part for development, with hot replacement in open pages. */
function hotWeb(name: string, web: Configuration, options: HotOptions): Configuration {
  const { origin, folder, isFollowed } = options;
  const before = [
    ...(isFollowed ? [`${client}?path=${changes}&reload=true&noInfo=true`] : []),
    ...(name === 'shell' ? forRemotes : []),
  ];
  const refresh = { test: /\.tsx$/, enforce: 'post' as const, use: inBrowser('refresh.cjs') };
  const names = '[name].[fullhash].js';

  return {
    ...web,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: {
      ...web.output,
      path: path.join(folder, name),
      publicPath: `${origin}${scripts}${name}/`,
      clean: false,
      filename: names,
      chunkFilename: names,
    },
    resolve: {
      ...web.resolve,
      alias: { ...web.resolve?.alias, 'react-dom/client$': inBrowser('client-render.mjs') },
    },
    module: { rules: [...compileRules({ isHot: true }), refresh] },
    plugins: [
      ...(web.plugins ?? []).filter((one) => one !== integrity),
      ...before.map((file) => new webpack.EntryPlugin(web.context ?? '', file, {})),
      new webpack.HotModuleReplacementPlugin(),
    ],
    // A failed build emits nothing: the next one continues from the last successful one.
    optimization: { emitOnErrors: false },
  };
}

/** Builds an application on every change; errors go to the console. */
export async function watch(name: string, options: HotOptions) {
  const [web = {}] = await configurationsOf(name);
  const compiler = webpack(hotWeb(name, web, options)) as webpack.Compiler;
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
    /** Resolves to the address of the entry script of the last successful build. */
    entry: () => first.promise.then(() => `${options.origin}${scripts}${name}/${entry}`),
    /** Creates a middleware that notifies open pages of builds. The package has no types. */
    middleware: () => require('webpack-hot-middleware')(compiler, { path: changes, log: false }),
  };
}

/** Returns the errors of a build, without stacks. */
export const errorsIn = (stats: Stats) => stats.toString({ preset: 'errors-only', errorStack: false });
