import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { requireRightContent } from '@dosmares/content/check';
import { publishedBytes } from '@dosmares/content/drawing';
import type { BuildRecord } from '@dosmares/contracts/release';
import { everydayLetters, fontFeatures, fontFiles } from '@dosmares/ui/fonts';
import webpack, { type Configuration, type MultiStats, type Stats } from 'webpack';
import { applicationNames, folderOf, remoteNames, root } from '../presets/checkout.ts';
import { writeDeclarations } from './declarations.ts';
import { writeFederatedTypes } from './federated-types.ts';

const require = createRequire(import.meta.url);
// The package has no types.
const subsetFont: (font: Buffer, text: string, options: object) => Promise<Buffer> = require('subset-font');

/** Inputs of every application's build besides its own sources. */
const sharedInputs = [
  'packages/tools/{build,presets}/**/*.*',
  'packages/{content,contracts,platform,ui}/src/**/*.*',
  '{package-lock.json,.browserslistrc}',
  'types/*.d.ts',
  ...remoteNames.map((name) => path.join(path.relative(root, folderOf(name)), 'src/slots.ts')),
];

/** Hashes all inputs of an application's build. @param from the repository's folder */
export function sourceHash(name: string, from = root) {
  const own = path.relative(root, folderOf(name));
  const inputs = [...sharedInputs, path.join(own, '{webpack.config.mjs,src/**/*.*}')];
  // The edge server runs this folder unbuilt.
  const exclude = ['**/*.test.{ts,tsx}', 'shell/src/edge/**'];
  const files = new Set(inputs.flatMap((input) => globSync(input, { cwd: from, exclude })));
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(file).update(readFileSync(path.join(from, file)));

  return hash.digest('hex');
}

/** Builds the applications whose `dist` does not match their sources, and prints each. */
export async function buildStale(names: readonly string[] = applicationNames) {
  for (const name of names) {
    const record = path.join(folderOf(name), 'dist/build.json');
    if (existsSync(record) && JSON.parse(readFileSync(record, 'utf8')).source === sourceHash(name)) continue;

    const start = performance.now();
    await build(name);
    console.log(`  built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
}

/** Builds one application into its `dist`. @throws with one sentence for each invalid value in packages/content */
async function build(name: string) {
  requireRightContent();
  const folder = folderOf(name);
  const source = sourceHash(name);
  const { routes }: Pick<BuildRecord, 'routes'> = await import(path.join(folder, 'src/routes.ts'));
  const [{ stats }] = await Promise.all([configurationsOf(name).then(bundle), writeDeclarations(name)]);
  const { sharedBy } = await import('./webpack.ts');
  const calls = path.join(folder, 'src/calls.ts');
  const record: BuildRecord = {
    source,
    chunks: chunksIn(stats[0] as Stats),
    shared: sharedBy(name),
    routes,
    calls: existsSync(calls) ? (await import(calls)).calls : [],
    platform: platformNamesIn(stats[1] as Stats),
  };
  if (name !== 'shell') await writeFederatedTypes(name);
  await writeFile(path.join(folder, 'dist/build.json'), JSON.stringify(record, null, 2));
  if (name === 'shell') await writePublicFiles(path.join(folder, 'dist/public'));
}

/** Returns an application's webpack configurations: its web part, then its server part. */
export const configurationsOf = async (name: string): Promise<Configuration[]> =>
  (await import(path.join(folderOf(name), 'webpack.config.mjs'))).default;

type Run = (of: Configuration[], done: (error: Error | null, stats: MultiStats) => void) => void;

/** Runs webpack on the configurations; rejects with the compiler's errors. */
export async function bundle(configurations: Configuration[]) {
  const stats = await promisify(webpack as Run)(configurations);
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));

  return stats;
}

/** Lists the files that each entry or exposed module of a build needs. */
export const chunksIn = ({ compilation }: Stats): BuildRecord['chunks'] =>
  Object.fromEntries([...compilation.namedChunkGroups].map(([name, group]) => [name, group.getFiles()]));

/** Lists what a server part imports from the platform, which its host provides. @throws if webpack cannot tell */
export function platformNamesIn({ compilation }: Stats): string[] {
  const platform = [...compilation.modules].find(
    (module) => module.identifier() === 'external commonjs "@dosmares/platform"',
  );
  const used = platform ? compilation.moduleGraph.getExportsInfo(platform).getUsedExports(undefined) : [];
  if (typeof used === 'boolean' || !used)
    throw new Error('@dosmares/platform is taken in a way that does not tell what is used of it.');

  return [...used].sort();
}

/**
 * Pictures and fonts ship with the shell, at the site's own addresses (decision 0046). Those of pictures contain the
 * first eight digits of the SHA-256 (`/media/0a1b2c3d/brand/logo.svg`): the bytes at an address never change.
 */
async function writePublicFiles(folder: string) {
  const media = path.join(root, 'packages/content/media');
  await rm(folder, { recursive: true, force: true });
  for (const file of globSync('**/*.*', { cwd: media })) {
    const bytes = publishedBytes(file, await readFile(path.join(media, file)));
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const published = path.join(folder, 'media', hash, file);
    await mkdir(path.dirname(published), { recursive: true });
    await writeFile(published, bytes);
  }
  await writeFonts(folder);
}

/** Writes each font in full, and as a subset of everyday letters, at the path of its address in a folder. */
export async function writeFonts(folder: string) {
  const options = { targetFormat: 'woff2', keepFeatures: fontFeatures };
  for (const { file, url, everydayUrl } of fontFiles) {
    const whole = path.join(root, 'node_modules', file);
    await mkdir(path.dirname(path.join(folder, url)), { recursive: true });
    await cp(whole, path.join(folder, url));
    const everyday = await subsetFont(await readFile(whole), everydayLetters, options);
    await writeFile(path.join(folder, everydayUrl), everyday);
  }
}
