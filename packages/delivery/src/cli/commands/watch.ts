import { watchCanary, watchLive } from '../../watch/watcher.ts';
import { type Command, wordsOf } from '../command.ts';

const usage = 'watch [--every SECONDS] [--minutes MINUTES]';

/** Watches the canary, or what went live last, and takes it back when visitors fare clearly worse with it. */
export const watch: Command = {
  usage,
  does: 'watches the canary, or without one what went live last, and takes it back when its errors or vitals are clearly worse',
  options: { every: { type: 'string' }, minutes: { type: 'string' } },
  async run(words, context) {
    wordsOf(words, { usage }, 0);
    const [every, minutes] = [words.values.every, words.values.minutes].map((value) =>
      value === undefined ? undefined : Number(value),
    );
    if ([every, minutes].some((number) => number !== undefined && !(number > 0)))
      throw new Error('Seconds and minutes are numbers greater than 0.');

    const { canary } = (await context.store.readPointer()) ?? {};
    await (canary ? watchCanary : watchLive)(context, {
      ...(every && { everyMs: every * 1_000 }),
      ...(minutes && { forMs: minutes * 60_000 }),
    });
  },
};
