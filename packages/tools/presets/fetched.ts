import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './checkout.ts';

/** Folders of `packages/tools/fetched`. */
type Group = 's3' | 'bench' | 'registry' | 'kubernetes';

/** Loads a package that only some long tests or measurements need. */
export const fetched = <Module>(group: Group, name: string): Module =>
  createRequire(path.join(fetchedFolder(group), 'package.json'))(name);

/** Installs a group on first use, by a lock file of its own, so that nobody else waits. Returns its folder. */
export function fetchedFolder(group: Group): string {
  const source = path.join(root, 'packages/tools/fetched', group);
  const lock = createHash('sha256')
    .update(readFileSync(path.join(source, 'package-lock.json')))
    .digest('hex');
  const cache = path.join(root, 'node_modules/.cache/fetched');
  const folder = path.join(cache, `${group}-${lock.slice(0, 12)}`);
  if (!existsSync(folder)) install(source, cache, folder);

  return folder;
}

/** Installs beside and renames: several processes may ask at once. */
function install(source: string, cache: string, folder: string) {
  mkdirSync(cache, { recursive: true });
  const making = mkdtempSync(`${folder}-`);
  cpSync(source, making, { recursive: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: making,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  try {
    renameSync(making, folder);
  } catch {
    rmSync(making, { recursive: true });
  }
}
