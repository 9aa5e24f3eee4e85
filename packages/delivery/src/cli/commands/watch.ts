import { watchCanary } from '../../watch/watcher.ts';
import { type Command, wordsOf } from '../command.ts';

const usage = 'watch [--every SECONDS] [--minutes MINUTES]';

/** Watches the canary, and withdraws it when visitors fare clearly worse with it. */
export const watch: Command = {
  usage,
  does: 'watches the canary and withdraws it when its errors or vitals are clearly worse than live',
  options: { every: { type: 'string' }, minutes: { type: 'string' } },
  async run(words, context) {
    wordsOf(words, { usage }, 0);
    const [every, minutes] = [
      Number(words.values.every ?? 10),
      Number(words.values.minutes ?? Number.POSITIVE_INFINITY),
    ];
    if (!(every > 0 && minutes > 0)) throw new Error('Seconds and minutes are numbers greater than 0.');

    await watchCanary(context, { everyMs: every * 1_000, forMs: minutes * 60_000 });
  },
};
