// @ts-check
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildStale } from '@dosmares/build/build';
import { openStore } from '@dosmares/delivery';
import { releaseBuild } from '../publish.mjs';
import { cleanCommit, openWorkshop } from './checkout.mjs';

const run = promisify(execFile);

/**
 * Releases one application from the commit that is checked out, built by that commit's own tools in a place of its own.
 * @param {string} name
 * @param {string} store the folder
 * @returns {Promise<string>} the version
 */
export async function releaseCommit(name, store) {
  const commit = cleanCommit();
  const workshop = await openWorkshop(commit);
  const script = path.join(workshop.folder, 'packages/runner/bin/release.mjs');
  try {
    const { stdout } = await run(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', script, name, commit],
      {
        cwd: workshop.folder,
        env: { ...process.env, STORE: store },
      },
    );

    return stdout.trim().split('\n').at(-1) ?? '';
  } catch (error) {
    const said = /** @type {{ stderr?: string }} */ (error).stderr ?? '';
    throw new Error(`${name} could not be built from ${commit.slice(0, 12)}: ${said.trim() || error}`, {
      cause: error,
    });
  } finally {
    await workshop.close();
  }
}

/** Releases one application as it lies there, to try something out. @param {string} name @param {string} store the folder */
export async function releaseWorkingTree(name, store) {
  await buildStale([name], () => {});

  return (await releaseBuild(name, openStore(store), { commit: 'working tree' })).version;
}
