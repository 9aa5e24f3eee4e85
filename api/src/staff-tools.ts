import type { Env } from './env.ts';
import { openLog } from './log.ts';
import { runThroughChannel } from './staff/channel.ts';
import { help, type Outcome, runCommand } from './staff/commands.ts';
import { FolderInUse, openStore, storeSettings } from './store.ts';

/** Runs one command of the staff's tools: on the store itself, or through the API when that holds the folder. */
export async function runStaffTool(env: Env, words: readonly string[]): Promise<Outcome> {
  if (words.length === 0 || words.some((word) => ['help', '--help', '-h'].includes(word)))
    return { text: help(), isRefused: false };

  const settings = storeSettings(env);

  try {
    const store = await openStore(settings, openLog('error'));
    const installation = { hasCrm: env.crm !== undefined };
    return await runCommand(store, words, installation).finally(() => store.close());
  } catch (error) {
    if (error instanceof FolderInUse) return runThroughChannel(settings.folder, words);
    throw error;
  }
}
