import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { folderOf, root } from '@dosmares/tools/presets/checkout';
import { openCheckout } from './checkout.ts';
import { pack } from './release.ts';

const run = promisify(execFile);

/** Builds an application from a commit, in a separate checkout with that commit's own tools, and packs it. */
export async function packCommit(name: string, commit: string) {
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

/** Builds an application from the working tree, for trials, and packs it. */
export async function packWorkingTree(name: string) {
  await build(name, root);

  return pack({ name, folder: folderOf(name), commit: 'working tree' });
}

// Many times the duration of a build on a small machine.
const longestBuildMs = 15 * 60_000;

/** Builds by the command that every checkout has, whatever its build does. */
const build = (name: string, cwd: string) =>
  run('npm', ['run', '--silent', 'build', '--', name], { cwd, timeout: longestBuildMs });
