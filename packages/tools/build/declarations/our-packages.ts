import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** Returns the folder of our packages in a repository: part of its sources, or installed. */
const placeOf = (root: string) =>
  existsSync(path.join(root, 'packages/contracts')) ? 'packages' : 'node_modules/@dosmares';

/** Maps each import specifier of our packages to its source file, relative to the repository. */
export function ourPackages(root: string): ReadonlyMap<string, string> {
  const place = placeOf(root);

  return new Map(readdirSync(path.join(root, place)).flatMap((folder) => namesOf(root, place, folder)));
}

function namesOf(root: string, place: string, folder: string) {
  const manifest = path.join(root, place, folder, 'package.json');
  const { name, exports = {} } = JSON.parse(readFileSync(manifest, 'utf8'));

  return Object.entries<string>(exports).map(
    ([entry, file]) => [path.posix.join(name, entry), path.posix.join('packages', folder, file)] as const,
  );
}

/** Reports whether a repository has our packages' sources: then their declarations have to be generated. */
export const hasSources = (root: string) => placeOf(root) === 'packages';

/** Copies the declarations of our installed packages to where those generated from sources would be. */
export async function copyInstalled(root: string, to: string) {
  const place = path.join(root, placeOf(root));
  for (const folder of readdirSync(place).filter((one) => existsSync(path.join(place, one, 'src'))))
    await cp(path.join(place, folder, 'src'), path.join(to, 'packages', folder, 'src'), {
      recursive: true,
      filter: (file) => !/\.[^./]+$/.test(file) || file.endsWith('.d.ts'),
    });
}
