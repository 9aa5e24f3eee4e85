import { type Words, wordsOf } from '../../commands.ts';
import type { DeployContext } from '../context.ts';
import { historyLines } from '../history-lines.ts';

const most = 1_000;

/** Shows the release log: who, what, when and why. */
export async function history(words: Words, { log, tell }: DeployContext) {
  wordsOf(words, 'history', 0);
  const last = Number(words.values.last ?? 20);
  if (!(Number.isInteger(last) && last >= 1 && last <= most))
    throw new Error(`The last steps are a whole number from 1 to ${most}.`);

  const entries = await log.history(last);
  if (words.values.json) return tell(JSON.stringify(entries, null, 2));
  for (const line of entries.flatMap(historyLines)) tell(line);
}
