import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration, type ExternalItem, type MultiCompiler } from 'webpack';
import { errorsIn } from './build-errors.ts';
import { compileRules } from './compile.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { bundle } from './webpack.ts';

/** Options of a web part for development. */
export interface HotOptions {
  /** The folder for its scripts. Each build adds to it: pages opened with an earlier build update from there. */
  folder: string;
  /** Modules that run before the application's own. */
  before?: readonly string[];
  /** Replaces the web part's own entry and plugins: for a standalone page without federation. */
  entry?: string;
}

/** Configures an application's web part for development: changes appear in open pages without losing their state. */
export function hotWeb(web: Configuration, { folder, before = [], entry }: HotOptions): Configuration {
  const context = web.context ?? '';
  const isHosted = !entry && Object.keys(web.entry ?? {}).length === 0;
  const plugins = entry ? [] : (web.plugins ?? []).filter((one) => !(one instanceof IntegrityPlugin));

  return {
    ...web,
    mode: 'development',
    devtool: 'cheap-module-source-map',
    entry: entry ? { main: entry } : (web.entry ?? {}),
    output: {
      ...web.output,
      ...(entry && { publicPath: '/assets/' }),
      path: folder,
      clean: false,
      filename: '[name].[fullhash].js',
      chunkFilename: '[name].[fullhash].js',
    },
    externals: entry ? [] : [...[web.externals ?? []].flat(), ...(isHosted ? [refreshOfTheShell] : [])],
    module: { rules: [...compileRules({ isHot: true }), acceptPages(context)] },
    plugins: [
      ...plugins,
      ...before.map((file) => new webpack.EntryPlugin(context, file, {})),
      new webpack.HotModuleReplacementPlugin(),
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/ }),
    ],
    // A build with errors changes nothing: the next one continues from the last without errors.
    optimization: { emitOnErrors: false },
  };
}

/**
 * React reports its components to one refresh runtime: the one loaded before it, which the shell for development
 * provides.
 */
const refreshOfTheShell: ExternalItem = ({ request = '' }, answer) =>
  /react-refresh[\\/]runtime(\.js)?$/.test(request) ? answer(undefined, 'var reactRefresh') : answer();

/**
 * Configures an application's server part for development. It is built after the web part, for which open pages wait.
 */
export const hotServer = (server: Configuration, web: Configuration, folder: string): Configuration => ({
  ...server,
  mode: 'development',
  dependencies: [web.name ?? ''],
  output: { ...server.output, path: folder },
});

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
  use: path.join(import.meta.dirname, 'browser/accept-changes.cjs'),
});

/** Output of the last build without errors. */
export interface HotParts {
  /** The first script, in the folder. */
  entry: string;
  /** The text of the server part, if there is one. */
  fragment: string | undefined;
}

/**
 * Builds at every change, and reports errors to the console.
 * @param configurations the web part, and the server part if pages are rendered with it
 * @param built is called for each build of the web part, whose server part may still be building
 * @returns `parts` resolves once both parts are of the same build: a page rendered with them is hydrated with them
 */
export function watchHot(
  configurations: readonly Configuration[],
  built: (hash: string) => void,
): { parts: () => Promise<HotParts>; end: () => Promise<void> } {
  const compiler = webpack([...configurations]) as MultiCompiler;
  let last: HotParts | undefined;
  let settled = Promise.withResolvers<HotParts>();
  let isSettled = false;
  let changes = 0;
  const tell = errorTeller();
  compiler.compilers[0]?.hooks.done.tap('watchHot', (stats) => {
    if (!stats.hasErrors()) built(stats.hash ?? '');
  });
  compiler.hooks.invalid.tap('watchHot', () => {
    changes += 1;
    // Several changes may come before a build ends: callers that wait since the first one get the result of that
    // build.
    if (isSettled) settled = Promise.withResolvers();
    isSettled = false;
  });
  compiler.watch({ aggregateTimeout: 20 }, async (error, stats) => {
    const before = changes;
    tell(error, stats);
    if (!error && stats && !stats.hasErrors()) last = await partsIn(stats);
    if (!last || changes > before) return;

    settled.resolve(last);
    isSettled = true;
  });

  return {
    parts: () => settled.promise,
    end: () => new Promise((resolve) => compiler.close(() => resolve())),
  };
}

/** Builds a part as it will be released, at every change; errors go to the console. */
export function watchReleased(configuration: Configuration, built: (stats: webpack.Stats) => Promise<void>) {
  const tell = errorTeller();
  webpack(configuration)?.watch({ aggregateTimeout: 50 }, (error, stats) => {
    tell(error, stats);
    if (!error && stats && !stats.hasErrors()) built(stats).catch((problem) => console.error(problem));
  });
}

/** Returns a function that logs the errors of a build, and the first build without errors after them. */
function errorTeller() {
  let isBroken = false;

  return (error: Error | null, stats: webpack.Stats | webpack.MultiStats | undefined) => {
    const wasBroken = isBroken;
    isBroken = Boolean(error ?? stats?.hasErrors());
    if (isBroken)
      console.error(
        error ?? `\n${stats && errorsIn(stats)}\n\nOpen pages stay as they are until this is mended.`,
      );
    else if (wasBroken) console.log('That is mended.');
  };
}

/** Builds a web part once and returns its first script. */
export async function buildHot(web: Configuration): Promise<string> {
  const { stats } = await bundle([web]);

  return entryIn(stats[0]);
}

async function partsIn({ stats: [web, server] }: webpack.MultiStats): Promise<HotParts> {
  const { path: folder = '' } = server?.compilation.outputOptions ?? {};

  return {
    entry: entryIn(web),
    fragment: server && (await readFile(path.join(folder, 'fragment.cjs'), 'utf8')),
  };
}

function entryIn(web: webpack.Stats | undefined) {
  const [entry] = web?.compilation.entrypoints.values() ?? [];
  const files = [...(entry?.getEntrypointChunk().files ?? [])];

  return files.find((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js')) ?? '';
}
