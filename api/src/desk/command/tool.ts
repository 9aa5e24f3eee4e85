import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openLog } from '../../operations/log.ts';
import { maintenanceLimits } from '../../store/postgres-pool.ts';
import { FolderInUse, openStore, storeSettings } from '../../store/store.ts';
import { runThroughChannel } from './channel.ts';
import { type Outcome, runCommand } from './commands.ts';

/** Where the store is. */
type Installation = Parameters<typeof storeSettings>[0];

/** Runs a command; what is exported goes to a new file, relative to the folder `here`, that only this user may read. */
export async function runTool(
  env: Installation,
  [name = '', address = '', file, ...rest]: readonly string[],
  here: string,
): Promise<Outcome> {
  if (name !== 'export') return run(env, [name, address, ...(file === undefined ? [] : [file]), ...rest]);
  if (file === undefined) return run(env, [name]);
  const outcome = await run(env, [name, address, ...rest]);
  if (outcome.isRefused) return outcome;
  await writeFile(resolve(here, file), outcome.text, { flag: 'wx', mode: 0o600 });

  return { text: `Written to ${file}, which only you can read.`, isRefused: false };
}

/** Runs a command on the store itself, or through the API while that holds the folder. */
async function run(env: Installation, words: readonly string[]): Promise<Outcome> {
  const settings = storeSettings(env);

  try {
    const store = await openStore({ ...settings, limits: maintenanceLimits }, openLog('error'));
    return await runCommand(store, words).finally(() => store.close());
  } catch (error) {
    if (error instanceof FolderInUse) return runThroughChannel(settings.folder, words);
    throw error;
  }
}
