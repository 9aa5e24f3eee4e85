import { type Command, wordsOf } from '../command.ts';
import { historyLines } from '../history-lines.ts';

const usage = 'history [--last COUNT] [--json]';
const most = 1_000;

/** Shows the moves of the site: who, what, when and why. */
export const history: Command = {
  usage,
  does: 'tells who did what, when and why: the last twenty steps, or as many as you say',
  options: { last: { type: 'string' }, json: { type: 'boolean' } },
  async run(words, { store, tell }) {
    wordsOf(words, { usage }, 0);
    const last = Number(words.values.last ?? 20);
    if (!(Number.isInteger(last) && last >= 1 && last <= most))
      throw new Error(`The last moves are a whole number from 1 to ${most}.`);

    // One more, to see whether the oldest changed what is live.
    const moves = await store.ledger.history(last + 1);
    if (words.values.json) return tell(JSON.stringify(moves.slice(0, last), null, 2));
    for (const lines of historyLines(moves).slice(0, last)) for (const line of lines) tell(line);
  },
};
