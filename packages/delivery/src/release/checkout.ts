import { execFile, execFileSync } from 'node:child_process';
import { copyFile, mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { folderOf, root } from '@dosmares/tools/presets/checkout';
import { pack } from './release.ts';

const run = promisify(execFile);

// Many times the duration of a build on a small machine.
const longestBuildMs = 15 * 60_000;

/** Builds an application from the current commit, in a separate checkout with that commit's own tools, and packs it. */
export async function packCommit(name: string) {
  const commit = cleanCommit();
  const { folder, close } = await openCheckout(commit);
  try {
    await build(name, folder).catch((error: { stderr?: string }) => {
      const reason = error.stderr?.trim() || error;
      throw new Error(`${name} could not be built from ${commit.slice(0, 12)}: ${reason}`, { cause: error });
    });

    return await pack({ name, folder: folderOf(name, folder), commit });
  } finally {
    await close();
  }
}

export async function packWorkingTree(name: string) {
  await build(name, root);

  return pack({ name, folder: folderOf(name), commit: 'working tree' });
}

/** Builds by the script that every checkout has, without npm, which takes a third of a second to start. */
const build = (name: string, cwd: string) =>
  run(process.execPath, ['--run', 'build', '--', name], { cwd, timeout: longestBuildMs });

/** Returns the current commit; `working tree` when files differ from it, or there is none. */
export function presentCommit() {
  try {
    return cleanCommit();
  } catch {
    return 'working tree';
  }
}

function cleanCommit() {
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

function git(...args: string[]) {
  try {
    return execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trimEnd();
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
  await shell('git archive "$1" | tar -x -C "$2"', commit, folder);
  await rename(kept, packages).catch(() => undefined);
  const record = await recordIn(packages);
  if (!record || record !== (await recordIn(installed))) {
    await rm(packages, { recursive: true, force: true });
    await linkPackages(packages);
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

const recordIn = (packages: string) =>
  readFile(path.join(packages, '.installed'), 'utf8').catch(() => undefined);

/** Copies the installed packages: by hard links, where the system's command makes them. What is written in place is copied. */
async function linkPackages(to: string) {
  await shell('cp -al "$1" "$2" 2>/dev/null || cp -a "$1" "$2"', installed, to);
  await rm(path.join(to, '.cache'), { recursive: true, force: true });
  await rm(path.join(to, '.installed'), { force: true });
  await copyFile(path.join(installed, '.installed'), path.join(to, '.installed')).catch(() => undefined);
}

const shell = (script: string, ...args: string[]) => run('sh', ['-c', script, 'sh', ...args], { cwd: root });
