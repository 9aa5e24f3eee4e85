import { withdrawn } from '../../store/pointer.ts';
import { type Command, wordsOf } from '../command.ts';
import { pointerOf } from '../named.ts';

const usage = 'withdraw [--because REASON]';

/** Takes the canary back: everybody gets the live composition. */
export const withdraw: Command = {
  usage,
  does: 'takes the canary back',
  options: { because: { type: 'string' } },
  async run(words, context) {
    wordsOf(words, { usage }, 0);
    const { canary } = await pointerOf(context.store);
    const reason = String(words.values.because ?? 'withdrawn by hand');
    await context.store.movePointer((now) => {
      if (!now) throw new Error('Nothing is live.');

      return withdrawn(now, reason);
    });
    context.tell(`${canary?.application}@${canary?.version} is withdrawn: ${reason}.`);
  },
};
