import { execFile } from 'node:child_process';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '@dosmares/tools/presets/checkout';

/** Copies the last commit, with the installed packages as hard links, except what installing rewrites. */
export async function openCheckout() {
  const folder = path.join(root, '.data/checkouts', crypto.randomUUID().slice(0, 8));
  const [installed, packages] = [root, folder].map((one) => path.join(one, 'node_modules')) as [
    string,
    string,
  ];
  const copy = 'git archive HEAD | tar -x -C "$2" && cp -al "$1" "$2"';
  await mkdir(folder, { recursive: true });
  await promisify(execFile)('sh', ['-c', copy, 'sh', installed, folder], { cwd: root });
  await rm(path.join(packages, '.cache'), { recursive: true, force: true });
  await rm(path.join(packages, '.installed'), { force: true });
  await copyFile(path.join(installed, '.installed'), path.join(packages, '.installed'));

  return { folder, close: () => rm(folder, { recursive: true, force: true }) };
}
