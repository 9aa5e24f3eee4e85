import { watchCanary, watchLive } from '../../watch/watcher.ts';
import { type Command, wordsOf } from '../command.ts';
import { canaryNamed } from '../named.ts';

const usage = 'watch [APP] [--every SECONDS] [--minutes MINUTES]';

/** Watches a canary, or what went live last, and takes it back when visitors fare clearly worse with it. */
export const watch: Command = {
  usage,
  does: "watches an application's canary, or without a name what went live last, and takes it back when its errors or vitals are clearly worse",
  options: { every: { type: 'string' }, minutes: { type: 'string' } },
  async run(words, context) {
    const [application] = words.positionals;
    wordsOf(words, { usage }, application === undefined ? 0 : 1);
    const [every, minutes] = [words.values.every, words.values.minutes].map((value) =>
      value === undefined ? undefined : Number(value),
    );
    if ([every, minutes].some((number) => number !== undefined && !(number > 0)))
      throw new Error('Seconds and minutes are numbers greater than 0.');

    const watching = {
      ...(every && { everyMs: every * 1_000 }),
      ...(minutes && { forMs: minutes * 60_000 }),
    };
    if (application === undefined) return watchLive(context, watching);

    await canaryNamed(application, context.store);
    await watchCanary(application, context, watching);
  },
};
