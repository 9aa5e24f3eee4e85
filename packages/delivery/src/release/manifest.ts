import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@dosmares/contracts/endpoints';
import { type BuildRecord, type Release, serverBundleFile } from '@dosmares/contracts/release';
import { containerName, contractVersion, servedContracts } from '@dosmares/contracts/remote';
import { filesIn } from '../store/integrity.ts';

/** The facade that the shell shares with remotes. */
const platformPackage = '@dosmares/platform';

/** What a manifest says of a build besides its files. */
export type Facts = Omit<Release, 'name' | 'version' | 'commit' | 'files'>;

/** Describes what a build offers and needs. @param build the folder with its record @param folder the files to release */
export async function factsOf(name: string, build: string, folder: string): Promise<Facts> {
  const record: BuildRecord = JSON.parse(await readFile(path.join(build, 'dist/build.json'), 'utf8'));
  const { chunks, shared, routes, calls } = record;
  const { [name === 'shell' ? 'main' : containerName(name)]: entry, ...exposes } = chunks;
  const platform = await platformNamesIn(folder, name);
  if (platform.includes('usePost') && calls.length === 0)
    throw new Error(
      `${name} posts to the API, but its src/calls.ts does not say what: write down each endpoint and its fields.`,
    );

  return {
    contractVersion,
    ...(name === 'shell' && { servedContracts }),
    entry: entry?.at(-1) ?? '',
    exposes,
    routes,
    mounts: await mountsIn(folder, name),
    platform,
    shared,
    calls: calls.map(({ to, fields }) => ({ path: endpoints[to], fields })),
  };
}

const firstGroups = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, one = '']) => one);
const sorted = (names: readonly string[]) => [...new Set(names)].sort();

/** Finds the slots of other applications in the browser's code. */
async function mountsIn(folder: string, name: string): Promise<string[]> {
  const scripts = (await filesIn(path.join(folder, 'web'))).filter((file) => /^[^/\\]*\.js$/.test(file));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, 'web', file), 'utf8')));
  const addresses = texts.flatMap((text) => firstGroups(text, /["'`](mf-[a-z-]+\/[a-z-]+)["'`]/g));

  return sorted(addresses).filter((address) => !address.startsWith(`${name}/`));
}

/**
 * Finds the names that the code imports from the platform, in the server part: it is not minified, and built from the
 * same source. The build is more reliable than a list that a team would have to maintain.
 */
async function platformNamesIn(folder: string, name: string): Promise<string[]> {
  const text = await readFile(path.join(folder, serverBundleFile), 'utf8');
  if (!text.includes(`require("${platformPackage}")`)) return [];

  // Webpack's variables for the module: one name where it concatenates modules, another where it does not.
  const variables = [
    ...firstGroups(text, /\b(\w+) = require\("@dosmares\/platform"\)/g),
    ...firstGroups(text, /\b(_dosmares_platform__WEBPACK_IMPORTED_MODULE_\d+__)\b/g),
  ];
  const names = firstGroups(text, new RegExp(`\\b(?:${sorted(variables).join('|')})\\.(\\w+)`, 'g'));
  if (names.length === 0)
    throw new Error(`${name} takes ${platformPackage} in a way that cannot be read from its build.`);

  return sorted(names);
}
