import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { folderOf, root } from '@dosmares/tools/presets/checkout';
import { cleanCommit, openCheckout } from './checkout.ts';
import { pack } from './release.ts';

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

/** Builds an application from the working tree, for trials, and packs it. */
export async function packWorkingTree(name: string) {
  await build(name, root);

  return pack({ name, folder: folderOf(name), commit: 'working tree' });
}

/** Builds by the command that every checkout has, whatever its build does. */
const build = (name: string, cwd: string) =>
  promisify(execFile)('npm', ['run', '--silent', 'build', '--', name], { cwd, timeout: longestBuildMs });
