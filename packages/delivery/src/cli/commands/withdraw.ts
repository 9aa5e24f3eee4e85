import { label, partsOf } from '../../store/label.ts';
import { withdrawn } from '../../store/pointer.ts';
import { requireRight } from '../../store/trust.ts';
import { type Command, wordsOf } from '../command.ts';
import { canaryNamed, pointerOf } from '../named.ts';

const usage = 'withdraw APP[@VERSION] [--because REASON]';

/** Ends an application's canary: its visitors get the live composition. */
export const withdraw: Command = {
  usage,
  does: "takes an application's canary back, if that is still the version named; everybody else's go on",
  options: { because: { type: 'string' } },
  async run(words, { store, tell }) {
    const [word = ''] = wordsOf(words, { usage }, 1);
    const [application, wanted] = partsOf(word);
    await requireRight({ act: 'promote', application }, store);
    const { canaries } = await pointerOf(store);
    const isThere = canaries.some((one) => one.application === application && one.version === wanted);
    if (wanted && !isThere) return tell(`${word} is not in canary: there is nothing to withdraw.`);

    const { version } = await canaryNamed(application, store);
    const reason = String(words.values.because ?? 'withdrawn by hand');
    const subject = label({ name: application, version });
    await store.movePointer({ verb: 'withdraw', subject, reason }, (now) => {
      if (!now) throw new Error('Nothing is live.');

      return withdrawn(now, application, reason);
    });
    tell(`${subject} is withdrawn: ${reason}.`);
  },
};
