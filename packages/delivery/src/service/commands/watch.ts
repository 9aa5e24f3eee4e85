import { type Words, wordsOf } from '../../commands.ts';
import { requireRight } from '../../log/tokens.ts';
import { label, partsOf } from '../../store/label.ts';
import { watchCanary } from '../../watch/watch-canary.ts';
import type { DeployContext } from '../context.ts';
import { canaryNamed } from '../named.ts';
import { liveOf } from '../site.ts';
import { takeBack } from './withdraw.ts';

/** Watches an application's canary, and takes it back when its pages fail more often than live ones. */
export async function watch(words: Words, context: DeployContext) {
  const [application = ''] = wordsOf(words, 'watch', 1);
  requireRight(context.identity, application);
  const [every, minutes] = [words.values.every, words.values.minutes].map((value) =>
    value === undefined ? undefined : Number(value),
  );
  if ([every, minutes].some((number) => number !== undefined && !(number > 0)))
    throw new Error('Seconds and minutes are numbers greater than 0.');

  await canaryNamed(application, context);
  await watchCanary({
    async find() {
      context.signal.throwIfAborted();
      const { selection, canaries } = await liveOf(context);
      const canary = canaries.find((one) => one.application === application);

      return (
        canary && {
          canary: label({ name: application, version: canary.version }),
          live: label({ name: application, version: selection[application] ?? '' }),
          since: canary.since,
        }
      );
    },
    readVitals: context.readVitals,
    takeBack: (canary, reason) => takeBack({ application, version: partsOf(canary)[1], reason }, context),
    tell: context.tell,
    ...(every && { everyMs: every * 1_000 }),
    ...(minutes && { forMs: minutes * 60_000 }),
  });
}
