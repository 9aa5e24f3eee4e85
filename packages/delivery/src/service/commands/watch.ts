import type { Args } from '../../commands.ts';
import type { Canary } from '../../live/live.ts';
import { label } from '../../store/label.ts';
import { compareCanary, rule } from '../../watch/compare-canary.ts';
import type { DeployContext } from '../context.ts';
import { canaryNamed, liveOf } from '../find.ts';
import { canaryIn } from '../make-live.ts';
import { takeBack } from './withdraw.ts';

const everyMs = 10_000;
const minuteMs = 60_000;

/**
 * Compares an application's canary with live again and again, until it is over or its time is; takes it back when its
 * pages fail more often.
 * @throws with the reason, when they do
 */
export async function watch({ positionals: [application = ''], values }: Args, context: DeployContext) {
  const { tell, signal } = context;
  const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY);
  if (!(minutes > 0)) throw new Error('Minutes are a number greater than 0.');
  const { version } = canaryNamed(application, await liveOf(context));
  const name = label({ name: application, version });
  tell(`Watching ${name}. ${rule}`);

  let told = '';
  for (const end = Date.now() + minutes * minuteMs; Date.now() < end; await pauseUntil(end)) {
    signal.throwIfAborted();
    const live = await liveOf(context);
    const canary = canaryIn(live, application);
    if (canary?.version !== version) return tell(`${name} is in canary no more.`);

    const { isWorse, sentence } = await look(canary, live.selection[application] ?? '', context);
    if (sentence !== told) tell(`  ${sentence}.`);
    told = sentence;
    if (!isWorse) continue;

    await takeBack(canary, sentence, context);
    throw new Error(`${name} is withdrawn. ${sentence}.`);
  }
  tell(`Nobody watches ${name} any more; it is still in canary.`);
}

async function look({ application, version, since }: Canary, live: string, { readVitals }: DeployContext) {
  // Counts are by the minute: the one in which the canary began belongs to it.
  const minutes = Math.max(1, Math.ceil((Date.now() - Date.parse(since)) / minuteMs));
  const compared = {
    canary: label({ name: application, version }),
    live: label({ name: application, version: live }),
  };
  try {
    return compareCanary(await readVitals(minutes), compared);
  } catch (error) {
    return { isWorse: false, sentence: `Vitals cannot be read (${(error as Error).message})` };
  }
}

const pauseUntil = (end: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(everyMs, end - Date.now())));
