import { prune as pruneStore } from '../../prune.ts';
import { type Command, wordsOf } from '../command.ts';

const usage = 'prune [--all]';
const hourMs = 3_600_000;

/** Removes releases and compositions that can no longer be reached. */
export const prune: Command = {
  usage,
  does: 'removes what no kept composition names; --all also what is younger than an hour',
  options: { all: { type: 'boolean' } },
  async run(words, context) {
    wordsOf(words, { usage }, 0);
    const { compositions, releases, spared } = await pruneStore(context.store, words.values.all ? 0 : hourMs);
    const counts = `${compositions.length} compositions and ${releases.length} releases`;
    if (compositions.length + releases.length > 0)
      await context.store.ledger.note({ verb: 'prune', subject: counts });
    context.tell(`Removed ${counts}.`);
    for (const name of [...compositions, ...releases]) context.tell(`  ${name}`);
    if (spared.length > 0)
      context.tell(
        `Kept, for it is younger than an hour and may be about to be promoted: ${spared.join(', ')}.`,
      );
  },
};
