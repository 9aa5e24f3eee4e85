import { createRequire } from 'node:module';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type ExternalItem } from 'webpack';
import { compileRules } from '../build/compile.ts';
import { IntegrityPlugin } from '../build/integrity-plugin.ts';
import { errorsIn } from './build-errors.ts';

/** Address of the stream that notifies open pages of builds. */
export const changesPath = '/_dev/changes';

const client = `${createRequire(import.meta.url).resolve('webpack-hot-middleware/client')}?path=${changesPath}&reload=true&overlay=false&noInfo=true`;
const inBrowser = (file: string) => path.join(import.meta.dirname, 'browser', file);

/** Options of a web part in development. */
interface HotOptions {
  /** The folder for its scripts, and the address at which they are served. */
  folder: string;
  publicPath: string;
  /** Whether the page has React's development build, which alone can replace components with their state. */
  refreshes: boolean;
  /** Whether open pages follow its builds. */
  isFollowed: boolean;
}

/** Configures a web part for development: its changes appear in open pages. */
export function hotWeb(
  web: Configuration,
  { folder, publicPath, refreshes, isFollowed }: HotOptions,
): Configuration {
  const context = web.context ?? '';
  const isRemote = Object.keys(web.entry ?? {}).length === 0;
  const before = [...(isFollowed ? [client] : []), ...(isRemote ? [] : lent)];

  return {
    ...web,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    output: {
      ...web.output,
      path: folder,
      publicPath,
      clean: false,
      filename: '[name].[fullhash].js',
      chunkFilename: '[name].[fullhash].js',
    },
    externals: [...[web.externals ?? []].flat(), ...(isRemote ? [refreshOfTheShell] : [])],
    resolve: {
      ...web.resolve,
      alias: { ...web.resolve?.alias, 'react-dom/client$': inBrowser('render-anew.mjs') },
    },
    module: { rules: [...compileRules({ isHot: refreshes }), ...(refreshes ? [acceptPages(context)] : [])] },
    plugins: [
      ...(web.plugins ?? []).filter((one) => !(one instanceof IntegrityPlugin)),
      ...before.map((file) => new webpack.EntryPlugin(context, file, {})),
      new webpack.HotModuleReplacementPlugin(),
      ...(refreshes ? [new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/ })] : []),
    ],
    // A build with errors changes nothing: the next one continues from the last without errors.
    optimization: { emitOnErrors: false },
  };
}

/** React reports its components to one refresh runtime, loaded before it: the shell's, which remotes use. */
const refreshOfTheShell: ExternalItem = ({ request = '' }, answer) =>
  /react-refresh[\\/]runtime(\.js)?$/.test(request) ? answer(undefined, 'var reactRefresh') : answer();

/** Modules that remotes take from the shell, and that the shell for development does not use itself. */
const lent = ['@emotion/react/jsx-runtime', inBrowser('lend-refresh.mjs')];

/**
 * Exposed modules are directly in `src`, and the shell's pages end in `-page.tsx`. They export more than components:
 * React Refresh leaves updates of such modules to their importers, but here these are other applications, or import
 * them only once.
 */
const acceptPages = (context: string) => ({
  test: (file: string) =>
    (path.dirname(file) === path.join(context, 'src') && file.endsWith('.tsx')) ||
    (file.startsWith(path.join(context, 'src')) && file.endsWith('-page.tsx')),
  enforce: 'post' as const,
  use: inBrowser('accept-changes.cjs'),
});

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
    entry = entryIn(stats);
    first.resolve();
  });

  return {
    compiler,
    /** Resolves to the first script of the last build without errors. */
    entry: () => first.promise.then(() => entry),
    end: () => new Promise<void>((resolve) => compiler.close(() => resolve())),
  };
}

/** Returns the first script of a build. */
function entryIn(stats: webpack.Stats | undefined) {
  const [entry] = stats?.compilation.entrypoints.values() ?? [];
  const files = [...(entry?.getEntrypointChunk().files ?? [])];

  return files.find((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js')) ?? '';
}
