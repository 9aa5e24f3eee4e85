import { resolve } from 'node:path';
import type { Config } from '../config.ts';
import { openLog } from '../operations/log.ts';
import { maintenanceLimits } from '../store/postgres-pool.ts';
import { FolderInUse, openStore, storeSettings } from '../store/store.ts';
import { UsageError } from './arguments.ts';
import { runThroughChannel } from './channel.ts';
import { help, type Outcome, runCommand } from './commands.ts';
import { refuseExisting, splitFile, writeNew } from './output-file.ts';

/**
 * Runs one command of the staff tools; with `--file` its output goes to a new file, relative to the folder `here`.
 */
export async function runStaffTool(
  env: Config,
  words: readonly string[],
  here = process.cwd(),
): Promise<Outcome> {
  if (words.length === 0 || words.some((word) => ['help', '--help', '-h'].includes(word)))
    return { text: help(), isRefused: false };

  try {
    const { file, rest } = splitFile(words);
    return file === undefined ? await run(env, rest) : await runInto(resolve(here, file), env, rest);
  } catch (error) {
    if (error instanceof UsageError) return { text: error.message, isRefused: true };
    throw error;
  }
}

async function runInto(file: string, env: Config, words: readonly string[]): Promise<Outcome> {
  await refuseExisting(file);
  const outcome = await run(env, words);
  if (outcome.isRefused) return outcome;
  await writeNew(file, outcome.text);

  return { text: `Written to ${file}, which only you can read.`, isRefused: false };
}

/** Runs a command on the store itself, or through the API when that holds the folder. */
async function run(env: Config, words: readonly string[]): Promise<Outcome> {
  const settings = storeSettings(env);

  try {
    const store = await openStore({ ...settings, limits: maintenanceLimits }, openLog('error'));
    const installation = { hasCrm: env.crm !== undefined };
    return await runCommand(store, words, installation).finally(() => store.close());
  } catch (error) {
    if (error instanceof FolderInUse) return runThroughChannel(settings.folder, words);
    throw error;
  }
}
