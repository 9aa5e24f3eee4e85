import type { Args } from '../../commands.ts';
import { type Canary, othersIn } from '../../live/live.ts';
import { label, partsOf } from '../../store/label.ts';
import type { DeployContext } from '../context.ts';
import { canaryNamed, liveOf } from '../find.ts';
import { canaryIn, makeLive } from '../make-live.ts';

/** Ends an application's canary: its visitors get what is live. */
export async function withdraw({ positionals: [word = ''], values }: Args, context: DeployContext) {
  const [application, named] = partsOf(word);
  const live = await liveOf(context);
  if (named && canaryIn(live, application)?.version !== named)
    return context.tell(`${word} is not in canary: there is nothing to withdraw.`);

  const canary = canaryNamed(application, live);
  const reason = String(values.because ?? 'withdrawn by hand');
  await takeBack(canary, reason, context);
  context.tell(`${label({ name: application, version: canary.version })} is withdrawn: ${reason}.`);
}

/** Ends a canary, if it is still that version. */
export const takeBack = ({ application, version }: Canary, reason: string, context: DeployContext) =>
  makeLive(
    {
      verb: 'withdraw',
      subject: label({ name: application, version }),
      reason,
      want: (now) =>
        canaryIn(now, application)?.version === version
          ? { ...now, canaries: othersIn(now, application) }
          : undefined,
    },
    context,
  );
