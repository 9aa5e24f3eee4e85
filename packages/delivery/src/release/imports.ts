import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fragmentFile } from '@dosmares/contracts/release';

/** The facade that the shell shares with remotes. */
export const platformPackage = '@dosmares/platform';

/** Finds the slots of other applications in the browser's code. */
export async function mountsIn(folder: string, name: string): Promise<string[]> {
  const scripts = (await readdir(path.join(folder, 'web'))).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(path.join(folder, 'web', file), 'utf8')));
  const addresses = texts.flatMap((text) =>
    [...text.matchAll(/["'`](mf-[a-z-]+\/[a-z-]+)["'`]/g)].map(([, one = '']) => one),
  );

  return [...new Set(addresses)].filter((address) => !address.startsWith(`${name}/`)).sort();
}

/**
 * Finds the names that the code imports from the platform, in the server part: it is not minified, and built from the
 * same source. The build is more reliable than a list that a team would have to maintain.
 */
export async function platformNamesIn(folder: string, name: string): Promise<string[]> {
  const text = await readFile(path.join(folder, fragmentFile), 'utf8');
  if (!text.includes(`require("${platformPackage}")`)) return [];

  const names = [...text.matchAll(imported(variablesIn(text)))].map(([, one = '']) => one);
  if (names.length === 0)
    throw new Error(`${name} takes ${platformPackage} in a way that cannot be read from its build.`);

  return [...new Set(names)].sort();
}

const imported = (variables: readonly string[]) => new RegExp(`\\b(?:${variables.join('|')})\\.(\\w+)`, 'g');

/** Webpack's variables for the module: one name where it concatenates modules, another where it does not. */
function variablesIn(text: string) {
  const direct = [...text.matchAll(/\b(\w+) = require\("@dosmares\/platform"\)/g)].map(([, one = '']) => one);
  const numbered = [...text.matchAll(/\b(_dosmares_platform__WEBPACK_IMPORTED_MODULE_\d+__)\b/g)].map(
    ([, one = '']) => one,
  );

  return [...new Set([...direct, ...numbered])];
}
