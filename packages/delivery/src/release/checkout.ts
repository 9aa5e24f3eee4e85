import { execFileSync, spawn } from 'node:child_process';
import { cp, link, mkdir, readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@dosmares/presets/checkout';

/** Returns the current commit; `working tree` when files differ from it, or there is none. */
export function presentCommit() {
  try {
    return git('status', '--porcelain') ? 'working tree' : git('rev-parse', 'HEAD');
  } catch {
    return 'working tree';
  }
}

/** Returns the current commit. @throws when there is none, or when files differ from it */
export function cleanCommit() {
  const changed = git('status', '--porcelain').split('\n').filter(Boolean);
  if (changed.length > 0) {
    const some = changed.slice(0, 3).map((line) => line.slice(3));
    const more = changed.length > 3 ? ` and ${changed.length - 3} more` : '';
    throw new Error(
      `A release is made from a commit, and ${some.join(', ')}${more} differ from it: commit first, or say --working-tree to try something out.`,
    );
  }

  return git('rev-parse', 'HEAD');
}

function git(...words: string[]) {
  try {
    return execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trimEnd();
  } catch (error) {
    throw new Error('A release is made from a commit, and this folder is no git checkout.', { cause: error });
  }
}

/**
 * Copies a commit, with the installed packages beside it and nothing else: untracked files cannot get into a release.
 * The copy is outside of node_modules, whose files are bundled differently.
 */
export async function openCheckout(commit: string) {
  const folder = path.join(root, '.data/checkouts', crypto.randomUUID().slice(0, 8));
  await mkdir(folder, { recursive: true });
  await unpack(commit, folder);
  await linkTree(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

  return { folder, close: () => rm(folder, { recursive: true, force: true }) };
}

function unpack(commit: string, folder: string): Promise<void> {
  const archive = spawn('git', ['archive', commit], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const tar = spawn('tar', ['-x', '-C', folder], { stdio: [archive.stdout, 'ignore', 'inherit'] });

  return new Promise((resolve, reject) => {
    tar.once('error', reject);
    tar.once('exit', (status) =>
      status === 0 ? resolve() : reject(new Error(`The commit ${commit} could not be unpacked.`)),
    );
  });
}

/**
 * Copies a tree of files by hard links; symbolic links in it keep their targets. The record of installed packages is
 * really copied, because it is overwritten in place.
 */
async function linkTree(from: string, to: string) {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache') continue;
    if (entry.isSymbolicLink()) await symlink(await readlink(source), target);
    else if (entry.isDirectory()) await linkTree(source, target);
    else if (entry.name === '.installed') await cp(source, target);
    else await link(source, target).catch(() => cp(source, target));
  }
}
