import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './checkout.ts';

type Group = 's3' | 'bench' | 'registry' | 'kubernetes' | 'federation';

/** Loads a package that only some deep tests or benchmarks need. */
export const fetched = <Module>(group: Group, name: string): Module =>
  createRequire(path.join(fetchedFolder(group), 'package.json'))(name);

/** Installs a group of packages on first use, from its own lock file; returns its folder. */
export function fetchedFolder(group: Group): string {
  const source = path.join(root, 'packages/tools/fetched', group);
  const lock = readFileSync(path.join(source, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 12);
  const folder = path.join(root, 'node_modules/.cache/fetched', `${group}-${hash}`);
  if (existsSync(folder)) return folder;

  // Renamed when complete: several processes may install at once, and the first to finish wins.
  const temporary = `${folder}-${process.pid}`;
  mkdirSync(temporary, { recursive: true });
  cpSync(source, temporary, { recursive: true });
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: temporary,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (!existsSync(folder)) renameSync(temporary, folder);

  return folder;
}
