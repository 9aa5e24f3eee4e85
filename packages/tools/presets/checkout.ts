import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../../..');

/** The compiler options of every package. */
export const compilerBase = path.join(import.meta.dirname, 'tsconfig.base.json');

const { workspaces }: { workspaces: readonly string[] } = JSON.parse(
  readFileSync(path.join(root, 'package.json'), 'utf8'),
);

/**
 * The applications that this checkout builds. Not the list of live applications: other repositories release too, and
 * each site build lists its own.
 */
export const applicationNames: readonly string[] = workspaces.filter((folder) =>
  existsSync(path.join(root, folder, 'webpack.config.mjs')),
);

/** Those of them that the shell mounts: all but the shell. */
export const remoteNames: readonly string[] = applicationNames.filter((name) => name !== 'shell');

/** Returns the folder with an application's sources, in this checkout or in a copy of it. */
export const folderOf = (name: string, from = root): string => path.join(from, name);
