import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@dosmares/tools/presets/checkout';

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

const checkouts = path.join(root, '.data/checkouts');
const installed = path.join(root, 'node_modules');
/** The packages of the last checkout, kept for the next: linking 60,000 files takes longer than many a build. */
const kept = path.join(checkouts, 'packages');

/**
 * Copies a commit, with the installed packages beside it and nothing else: untracked files cannot get into a release.
 * The copy is outside of node_modules, whose files are bundled differently.
 */
export async function openCheckout(commit: string) {
  const folder = path.join(checkouts, crypto.randomUUID().slice(0, 8));
  const packages = path.join(folder, 'node_modules');
  await mkdir(folder, { recursive: true });
  await unpack(commit, folder);
  await rename(kept, packages).catch(() => undefined);
  if (!areInstalled(packages)) {
    await rm(packages, { recursive: true, force: true });
    linkTree(installed, packages);
  }

  return {
    folder,
    async close() {
      // Another checkout may have left its packages meanwhile, and one is enough.
      await rename(packages, kept).catch(() => undefined);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Reports whether a folder has the packages that are installed now. */
function areInstalled(packages: string) {
  const record = recordIn(packages);

  return record !== undefined && record === recordIn(installed);
}

/** Reads the record of what is installed in a folder. */
function recordIn(packages: string) {
  const file = path.join(packages, '.installed');

  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
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

/** A fifth of the files in packages, which no program reads. */
const unread = /\.(map|md|h)$/;

/**
 * Copies a tree of files by hard links; symbolic links in it keep their targets. The record of installed packages is
 * really copied, because it is overwritten in place.
 */
function linkTree(from: string, to: string) {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.name === '.cache' || unread.test(entry.name)) continue;
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkTree(source, target);
    else if (entry.name === '.installed') copyFileSync(source, target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string) {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}
