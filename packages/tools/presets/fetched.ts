import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './checkout.ts';

/**
 * Loads a package that only some long tests or measurements need: it is installed when it is first asked for, by a lock
 * file of its own, so that nobody else waits for it.
 * @param group a folder of `packages/tools/fetched`
 */
export function fetched<Module>(group: 's3' | 'bench', name: string): Module {
  const source = path.join(root, 'packages/tools/fetched', group);
  const lock = createHash('sha256')
    .update(readFileSync(path.join(source, 'package-lock.json')))
    .digest('hex');
  const cache = path.join(root, 'node_modules/.cache/fetched');
  const folder = path.join(cache, `${group}-${lock.slice(0, 12)}`);
  if (!existsSync(folder)) install(source, cache, folder);

  return createRequire(path.join(folder, 'package.json'))(name);
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
