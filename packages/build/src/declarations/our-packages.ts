import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';

/** Where our packages are, from a repository's top: part of it, or installed there. */
const placeOf = (root: string) =>
  existsSync(path.join(root, 'packages/contracts')) ? 'packages' : 'node_modules/@dosmares';

/** The source file behind every name that our packages can be imported by, from the top of our repository. */
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

/** Whether a repository has our packages' sources: then their declarations have yet to be made. */
export const hasSources = (root: string) => placeOf(root) === 'packages';

/** Copies the declarations that our packages come with where they are installed, as if they had been made from sources. */
export async function copyInstalled(root: string, to: string) {
  const place = path.join(root, placeOf(root));
  for (const folder of readdirSync(place).filter((one) => existsSync(path.join(place, one, 'src'))))
    await cp(path.join(place, folder, 'src'), path.join(to, 'packages', folder, 'src'), {
      recursive: true,
      filter: (file) => !/\.[^./]+$/.test(file) || file.endsWith('.d.ts'),
    });
}
