import { withdrawn } from '../pointer.ts';
import { pointerOf } from './chosen.ts';
import { type Verb, wordsOf } from './verb.ts';

const usage = 'withdraw [--because REASON]';

/** Takes the canary back: everybody gets the live composition. */
export const withdraw: Verb = {
  usage,
  does: 'takes the canary back',
  options: { because: { type: 'string' } },
  async run(words, desk) {
    wordsOf(words, { usage }, 0);
    const { canary } = await pointerOf(desk.store);
    const reason = String(words.values.because ?? 'withdrawn by hand');
    await desk.store.movePointer((now) => {
      if (!now) throw new Error('Nothing is live.');

      return withdrawn(now, reason);
    });
    desk.tell(`${canary?.application}@${canary?.version} is withdrawn: ${reason}.`);
  },
};
