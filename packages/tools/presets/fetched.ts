import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './checkout.ts';

type Group = 's3' | 'bench' | 'registry' | 'kubernetes';

/** Loads a package that only some long tests or measurements need. */
export const fetched = <Module>(group: Group, name: string): Module =>
  createRequire(path.join(fetchedFolder(group), 'package.json'))(name);

/** Installs a group on first use, by a lock file of its own, so that nobody else waits. Returns its folder. */
export function fetchedFolder(group: Group): string {
  const source = path.join(root, 'packages/tools/fetched', group);
  const lock = readFileSync(path.join(source, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = path.join(root, 'node_modules/.cache/fetched', `${group}-${hash}`);
  if (existsSync(folder)) return folder;

  // Beside, and renamed when it is whole: several processes may ask at once, and the first to be ready wins.
  const making = `${folder}-${process.pid}`;
  mkdirSync(making, { recursive: true });
  cpSync(source, making, { recursive: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: making,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (!existsSync(folder)) renameSync(making, folder);

  return folder;
}
