import { label } from '../../store/label.ts';
import { withdrawn } from '../../store/pointer.ts';
import { watchCanary } from '../../watch/watch-canary.ts';
import { type Command, wordsOf } from '../command.ts';
import type { CliContext } from '../context.ts';
import { canaryNamed, pointerOf } from '../named.ts';

const usage = 'watch APP [--every SECONDS] [--minutes MINUTES]';

/** Watches an application's canary, and takes it back when more of its pages fail than live's. */
export const watch: Command = {
  usage,
  does: "watches an application's canary, and takes it back when clearly more of its page views fail than of live's",
  options: { every: { type: 'string' }, minutes: { type: 'string' } },
  async run(words, context) {
    const [application = ''] = wordsOf(words, { usage }, 1);
    const [every, minutes] = [words.values.every, words.values.minutes].map((value) =>
      value === undefined ? undefined : Number(value),
    );
    if ([every, minutes].some((number) => number !== undefined && !(number > 0)))
      throw new Error('Seconds and minutes are numbers greater than 0.');

    await watchCanaryOf(application, context, {
      everyMs: every && every * 1_000,
      forMs: minutes && minutes * 60_000,
    });
  },
};

/** Options of the watch, in milliseconds. */
interface Times {
  everyMs?: number | undefined;
  forMs?: number | undefined;
}

/** Watches an application's canary in the store. */
export async function watchCanaryOf(name: string, { store, readVitals, tell }: CliContext, times?: Times) {
  await canaryNamed(name, store);
  const { place } = await store.readComposition((await pointerOf(store)).live);

  await watchCanary({
    ...times,
    tell,
    readVitals: readVitals(place),
    async find() {
      const { selection, canaries } = await pointerOf(store);
      const canary = canaries.find(({ application }) => application === name);
      const live = selection[name] ?? '';

      return (
        canary && {
          canary: label({ name, version: canary.version }),
          live: label({ name, version: live }),
          since: canary.since,
        }
      );
    },
    takeBack: (subject, reason) =>
      store.movePointer({ verb: 'withdraw', subject, reason }, (now) => {
        if (!now) throw new Error('Nothing is live.');
        const canary = now.canaries.find(({ application }) => application === name);

        // Another command may have ended it in between.
        return canary && label({ name, version: canary.version }) === subject
          ? withdrawn(now, name, reason)
          : now;
      }),
  });
}
