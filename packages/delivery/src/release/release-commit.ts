import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Release } from '@dosmares/contracts/release';
import { folderOf, root } from '@dosmares/tools/presets/checkout';
import type { Store } from '../store/store.ts';
import { openCheckout } from './checkout.ts';
import { release } from './release.ts';

const run = promisify(execFile);

/** Builds an application from a commit, in a separate checkout with that commit's own tools, and releases it. */
export async function releaseCommit(name: string, commit: string, store: Store): Promise<Release> {
  const { folder, close } = await openCheckout(commit);
  try {
    await build(name, folder).catch((error: { stderr?: string }) => {
      const reason = error.stderr?.trim() || error;
      throw new Error(`${name} could not be built from ${commit.slice(0, 12)}: ${reason}`, { cause: error });
    });

    return await release({ name, folder: folderOf(name, folder), commit }, store);
  } finally {
    await close();
  }
}

/** Releases an application from the working tree, for trials. */
export async function releaseWorkingTree(name: string, store: Store): Promise<Release> {
  await build(name, root);

  return release({ name, folder: folderOf(name), commit: 'working tree' }, store);
}

// Many times the duration of a build on a small machine.
const longestBuildMs = 15 * 60_000;

/** Builds by the command that every checkout has, whatever its build does. */
const build = (name: string, cwd: string) =>
  run('npm', ['run', '--silent', 'build', '--', name], { cwd, timeout: longestBuildMs });
