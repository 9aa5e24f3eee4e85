import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const [around = '', installed] = import.meta.dirname.split(`${path.sep}node_modules${path.sep}`);

/** The current repository: the one that contains this package, or has it installed. */
export const root = installed ? around : path.resolve(import.meta.dirname, '../../..');

const { name: own, workspaces }: { name: string; workspaces?: readonly string[] } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);

/** The applications that this checkout builds; others may be released from elsewhere. */
export const applicationNames: readonly string[] = workspaces
  ? globSync(workspaces, { cwd: root })
      .filter((folder) => existsSync(path.join(root, folder, 'webpack.config.mjs')))
      .sort()
  : [own];

/** All of them but the shell. */
export const remoteNames: readonly string[] = applicationNames.filter((name) => name !== 'shell');

/** Returns the folder with an application's sources, in this checkout or in a copy of it. */
export const folderOf = (name: string, from = root): string => (workspaces ? path.join(from, name) : from);

/** Returns the modules of an application that others may mount, sorted: those with a default export. */
export function exposedBy(name: string): readonly string[] {
  const sources = path.join(folderOf(name), 'src');

  return globSync('*.tsx', { cwd: sources, exclude: ['*.test.tsx'] })
    .filter((file) => readFileSync(path.join(sources, file), 'utf8').match(/(export|as) default/))
    .map((file) => file.replace('.tsx', ''))
    .sort();
}
