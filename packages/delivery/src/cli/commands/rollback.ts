import { rolledBack } from '../../store/pointer.ts';
import { type Command, wordsOf } from '../command.ts';
import { pointerOf } from '../named.ts';

const usage = 'rollback [--to COMPOSITION]';

/** Moves the pointer back: nothing is built and nothing rendered. */
export const rollback: Command = {
  usage,
  does: 'goes back to what was live before, or to the composition you name, at once',
  options: { to: { type: 'string' } },
  async run(words, context) {
    wordsOf(words, { usage }, 0);
    const { store } = context;
    const { live, previous, history } = await pointerOf(store);
    const wanted = words.values.to === undefined ? previous : String(words.values.to);
    if (wanted && !store.hasComposition(wanted)) {
      const known = history.filter(store.hasComposition).slice(-5).reverse();
      throw new Error(
        `There is no composition ${wanted}${known.length > 0 ? `; before ${live} were live: ${known.join(', ')}` : ''}.`,
      );
    }

    const moved = await store.movePointer((now) => {
      // Somebody may have moved the pointer meanwhile: then "before" means something else.
      if (now?.live !== live)
        throw new Error(`Meanwhile ${now?.live} went live: look at the status, then roll back again.`);

      return rolledBack(now, wanted);
    });
    context.tell(`Live is ${moved.live} again, instead of ${live}.`);
  },
};
