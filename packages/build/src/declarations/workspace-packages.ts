import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The source file, from the repository's top, behind every name that our packages can be imported by. */
export function ourPackages(root: string): ReadonlyMap<string, string> {
  const folders = readdirSync(path.join(root, 'packages'));

  return new Map(folders.flatMap((folder) => namesOf(root, `packages/${folder}`)));
}

function namesOf(root: string, folder: string) {
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));

  return Object.entries<string>(exports).map(
    ([entry, file]) => [path.posix.join(name, entry), path.posix.join(folder, file)] as const,
  );
}
