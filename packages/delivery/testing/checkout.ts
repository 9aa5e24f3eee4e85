import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@dosmares/tools/presets/checkout';

const run = promisify(execFile);
/** What npm rewrites in place. */
const list = '.package-lock.json';

/** Copies the last commit, with the installed packages as hard links, except what installing rewrites and caches. */
export async function openCheckout() {
  const folder = path.join(root, '.data/checkouts', crypto.randomUUID().slice(0, 8));
  const [installed, packages] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  await mkdir(packages, { recursive: true });
  await run('sh', ['-c', 'git archive HEAD | tar -x -C "$1"', 'sh', folder], { cwd: root });
  const linked = (await readdir(installed)).filter((name) => !['.cache', list].includes(name));
  await run('cp', ['-al', ...linked.map((name) => path.join(installed, name)), packages]);
  await copyFile(path.join(installed, list), path.join(packages, list));

  return { folder, close: () => rm(folder, { recursive: true, force: true }) };
}
