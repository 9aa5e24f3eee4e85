import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';
import { folderOf, root } from '@dosmares/tools/presets/checkout';
import { pack } from './release.ts';

// Many times the duration of a build on a small machine.
const buildLimitMs = 15 * 60_000;

const workingTree = 'working tree';

/** Builds an application from the current commit; all files have to match it until the release is packed. */
export async function packCommit(name: string) {
  const commit = cleanCommit();
  const packed = await packWorkingTree(name, commit);
  if (currentCommit() === commit) return packed;

  await packed.close();
  throw new Error(`Files changed while ${name} was built from ${commit.slice(0, 12)}: release it again.`);
}

export async function packWorkingTree(name: string, commit = workingTree) {
  // Runs the script directly: npm takes a third of a second to start.
  const build = ['--run', 'build', '--', name];
  await promisify(execFile)(process.execPath, build, { cwd: root, timeout: buildLimitMs }).catch(
    (error: { stderr?: string }) => {
      throw new Error(`${name} could not be built: ${error.stderr?.trim() || error}`, { cause: error });
    },
  );

  return pack({ name, folder: folderOf(name), commit });
}

/** Returns the current commit, or `working tree` when files differ from it or there is none. */
export function currentCommit() {
  try {
    return cleanCommit();
  } catch {
    return workingTree;
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
