import { label } from '../../store/label.ts';
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
    const subject = canary ? label({ name: canary.application, version: canary.version }) : '';
    await context.store.movePointer({ verb: 'withdraw', subject, reason }, (now) => {
      if (!now) throw new Error('Nothing is live.');

      return withdrawn(now, reason);
    });
    context.tell(`${subject} is withdrawn: ${reason}.`);
  },
};
