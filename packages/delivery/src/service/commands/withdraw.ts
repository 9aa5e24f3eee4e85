import { type Words, wordsOf } from '../../commands.ts';
import { othersIn } from '../../live/live.ts';
import { requireRight } from '../../log/tokens.ts';
import { label, partsOf } from '../../store/label.ts';
import type { DeployContext } from '../context.ts';
import { canaryNamed } from '../named.ts';
import { liveOf, move } from '../site.ts';

/** Ends an application's canary: its visitors get what is live. */
export async function withdraw(words: Words, context: DeployContext) {
  const [word = ''] = wordsOf(words, 'withdraw', 1);
  const [application, wanted] = partsOf(word);
  requireRight(context.identity, application);
  const { canaries } = await liveOf(context);
  const isThere = canaries.some((one) => one.application === application && one.version === wanted);
  if (wanted && !isThere) return context.tell(`${word} is not in canary: there is nothing to withdraw.`);

  const { version } = await canaryNamed(application, context);
  const reason = String(words.values.because ?? 'withdrawn by hand');
  await takeBack({ application, version, reason }, context);
  context.tell(`${label({ name: application, version })} is withdrawn: ${reason}.`);
}

/** Ends a canary, if it is still that version. */
export const takeBack = (
  { application, version, reason }: { application: string; version: string; reason: string },
  context: DeployContext,
) =>
  move(
    { verb: 'withdraw', subject: label({ name: application, version }), reason },
    (now) => {
      const canary = now?.canaries.find((one) => one.application === application);

      return now && canary?.version === version
        ? { ...now, canaries: othersIn(now, application) }
        : undefined;
    },
    context,
  );
