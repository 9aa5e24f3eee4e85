import { label } from '../../store/label.ts';
import { withdrawn } from '../../store/pointer.ts';
import { requireRight } from '../../store/trust.ts';
import { type Command, wordsOf } from '../command.ts';
import { canaryNamed } from '../named.ts';

const usage = 'withdraw APP [--because REASON]';

/** Takes an application's canary back: its visitors get the live composition. */
export const withdraw: Command = {
  usage,
  does: "takes an application's canary back; everybody else's go on",
  options: { because: { type: 'string' } },
  async run(words, { store, tell }) {
    const { application, version } = await canaryNamed(wordsOf(words, { usage }, 1)[0] ?? '', store);
    await requireRight({ act: 'promote', application }, store);
    const reason = String(words.values.because ?? 'withdrawn by hand');
    const subject = label({ name: application, version });
    await store.movePointer({ verb: 'withdraw', subject, reason }, (now) => {
      if (!now) throw new Error('Nothing is live.');

      return withdrawn(now, application, reason);
    });
    tell(`${subject} is withdrawn: ${reason}.`);
  },
};
