// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { requireRightContent } from '@dosmares/content/check';
import { applications } from './applications.mjs';
import { writeDeclarations } from './declarations/declarations.ts';
import { libraryStyles } from './library-styles.mjs';
import { sharedIn } from './shared-modules.mjs';

const root = path.resolve(import.meta.dirname, '../../..');
const sharedInputs = [
  'packages/contracts/src',
  'packages/content/src',
  'packages/ui/src',
  'packages/platform/src',
  'packages/build/src/webpack.mjs',
  'packages/build/src/portable-ids.mjs',
  'packages/build/src/shared-modules.mjs',
  'packages/build/src/integrity-plugin.mjs',
  'packages/build/src/library-styles.mjs',
  'packages/build/src/browser',
  'package-lock.json',
];

/** What an application's build was made from, in one hash. @param {string} name */
export function sourceHash(name) {
  const hash = createHash('sha256');
  for (const input of [...sharedInputs, `${name}/src`, `${name}/webpack.config.mjs`]) {
    for (const file of filesBelow(path.join(root, input)))
      hash.update(path.relative(root, file)).update(readFileSync(file));
  }

  return hash.digest('hex');
}

/** Whether `dist` holds a build of the present sources. @param {string} name */
export function isFresh(name) {
  const record = path.join(root, name, 'dist/build.json');

  return existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).source === sourceHash(name);
}

/**
 * Builds one application into its `dist`.
 * @param {string} name
 * @param {string} [folder] where its sources are, if not in their usual place: a changed copy
 * @throws with one sentence for each wrong value of packages/content
 */
export async function build(name, folder = path.join(root, name)) {
  requireRightContent();
  const source = sourceHash(name);
  const { bundle } = await import('./webpack.mjs');
  const configurations = await configurationsOf(name);
  await record(folder, source, await bundle(configurations.map((one) => moved(one, name, folder))));
  await writeDeclarations({ root, name, folder });
}

/** @param {string} name @returns {Promise<import('webpack').Configuration[]>} */
export const configurationsOf = async (name) =>
  (await import(path.join(root, name, 'webpack.config.mjs'))).default;

/** @param {import('webpack').Configuration} configuration @param {string} name @param {string} folder */
function moved(configuration, name, folder) {
  const output = configuration.output?.path?.replace(path.join(root, name), folder);

  return { ...configuration, context: folder, output: { ...configuration.output, path: output ?? folder } };
}

/**
 * Notes what was built from what, for `isFresh` and for the release.
 * @param {string} folder
 * @param {string} source
 * @param {import('webpack').MultiStats} stats
 */
export async function record(folder, source, stats) {
  const [web] = stats.stats;
  const { namedChunkGroups = {} } = web?.toJson({ all: false, chunkGroups: true, ids: true }) ?? {};
  const chunks = Object.fromEntries(
    Object.entries(namedChunkGroups).map(([group, { assets = [] }]) => [
      group,
      assets.map((asset) => asset.name),
    ]),
  );
  const modules = web?.compilation.modules ?? [];
  const facts = { source, chunks, shared: sharedIn(modules), inlineStyles: libraryStyles(modules) };
  await mkdir(path.join(folder, 'dist'), { recursive: true });
  await writeFile(path.join(folder, 'dist/build.json'), JSON.stringify(facts, null, 2));
}

/** Builds what is stale, telling each step. @param {readonly string[]} names @param {(line: string) => void} tell */
export async function buildStale(names = applications, tell = console.log) {
  for (const name of names) {
    if (isFresh(name)) continue;

    const start = performance.now();
    await build(name);
    tell(`  built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** @param {string} place @returns {string[]} */
function filesBelow(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];

  return readdirSync(place, { withFileTypes: true })
    .filter(({ name }) => !/\.test\.tsx?$/.test(name) && name !== 'edge')
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name }) => filesBelow(path.join(place, name)));
}

/** Builds one application again at every change. @param {string} name @param {(stats: import('webpack').MultiStats) => Promise<void>} built */
export const watch = async (name, built) => watchConfiguration(await configurationsOf(name), built);

/**
 * @template {import('webpack').Configuration | import('webpack').Configuration[]} Given
 * @param {Given} configuration
 * @param {(stats: any) => Promise<void>} built
 */
export async function watchConfiguration(configuration, built) {
  const { default: webpack } = await import('webpack');
  const compiler = webpack(/** @type {any} */ (configuration));
  compiler?.watch({ aggregateTimeout: 50 }, (error, stats) => {
    if (error || stats?.hasErrors()) console.error(error ?? stats?.toString({ preset: 'errors-only' }));
    else built(stats).catch((problem) => console.error(problem));
  });
}
