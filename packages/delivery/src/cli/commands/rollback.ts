import { rolledBack } from '../../store/pointer.ts';
import { type Command, wordsOf } from '../command.ts';
import { pointerOf } from '../named.ts';

const usage = 'rollback [--to COMPOSITION] [--because REASON]';

// Far more than are kept.
const mostMoves = 1_000;

/** Moves the pointer back: nothing is built and nothing rendered. */
export const rollback: Command = {
  usage,
  does: 'goes back to what was live before, or to the composition you name, at once',
  options: { to: { type: 'string' }, because: { type: 'string' } },
  async run(words, context) {
    wordsOf(words, { usage }, 0);
    const { store } = context;
    const { live, previous } = await pointerOf(store);
    const wanted = words.values.to === undefined ? previous : String(words.values.to);
    const moves = await store.ledger.history(mostMoves);
    const wereLive = [...new Set(moves.flatMap(({ pointer }) => pointer?.live ?? []))];
    // A preview has not been through the gate.
    if (wanted && !wereLive.includes(wanted)) {
      const known = wereLive.filter((id) => id !== live).slice(0, 5);
      throw new Error(
        `${wanted} was never live${known.length > 0 ? `; before ${live} were live: ${known.join(', ')}` : ''}.`,
      );
    }
    if (wanted && !(await store.hasComposition(wanted)))
      throw new Error(`${wanted} was live once, and was pruned since.`);

    const act = {
      verb: 'rollback',
      subject: wanted ?? '',
      reason: String(words.values.because ?? `from ${live}`),
    };
    const moved = await store.movePointer(act, (now) => {
      // Somebody may have moved the pointer meanwhile: then "before" means something else.
      if (now?.live !== live)
        throw new Error(`Meanwhile ${now?.live} went live: look at the status, then roll back again.`);

      return rolledBack(now, wanted);
    });
    context.tell(`Live is ${moved.live} again, instead of ${live}.`);
  },
};
