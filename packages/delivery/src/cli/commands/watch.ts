import { watchCanary, watchLive } from '../../watch/watcher.ts';
import { type Command, wordsOf } from '../command.ts';
import { pointerOf } from '../named.ts';
import { withRollback } from './rollback.ts';

const usage = 'watch APP [--every SECONDS] [--minutes MINUTES]';

/**
 * Watches an application's canary or new live version, and takes it back when visitors fare clearly worse with it.
 */
export const watch: Command = {
  usage,
  does: "watches an application's canary, or without one what it made live, and takes it back when its errors or vitals are clearly worse",
  options: { every: { type: 'string' }, minutes: { type: 'string' } },
  async run(words, context) {
    const [application = ''] = wordsOf(words, { usage }, 1);
    const [every, minutes] = [words.values.every, words.values.minutes].map((value) =>
      value === undefined ? undefined : Number(value),
    );
    if ([every, minutes].some((number) => number !== undefined && !(number > 0)))
      throw new Error('Seconds and minutes are numbers greater than 0.');

    const watching = {
      ...(every && { everyMs: every * 1_000 }),
      ...(minutes && { forMs: minutes * 60_000 }),
    };
    const { canaries } = await pointerOf(context.store);
    if (canaries.some((canary) => canary.application === application))
      return watchCanary(application, context, watching);

    await watchLive(application, withRollback(application, context), watching);
  },
};
