import { setTimeout } from 'node:timers/promises';
import type { VitalsRow } from '@dosmares/contracts/vitals';
import type { Args } from '../../commands.ts';
import { type Canary, canaryIn, type Live, otherCanaries, versionsOf } from '../../model.ts';
import { label, partsOf } from '../../store/integrity.ts';
import { type DeployContext, labelOf, liveOf, releaseNamed, selectionOf } from '../context.ts';
import { makeLive, openPreview } from '../make-live.ts';
import { type Counts, countsOf, judge, summaryOf } from './judge.ts';

const hourMs = 3_600_000;

export async function preview({ positionals, values }: Args, context: DeployContext) {
  const { store, deployments, print } = context;
  const hours = Number(values.hours ?? 24);
  if (!(hours > 0 && hours <= 24 * 30))
    throw new Error('A preview lasts more than 0 hours and at most 30 days.');
  const releases = await Promise.all(positionals.map((reference) => releaseNamed(reference, context)));
  const subject = releases.map(label).join(', ');
  const { selection, deployment: live } = await liveOf(context);
  const shown = { ...selection, ...selectionOf(releases) };
  const deployment = await deployments.make(shown, [await store.readDeployment(live)]);
  const failures = new Set(Object.values(deployment.pages).flatMap((page) => page.failures));
  for (const failure of failures) print(`  ${failure}`);

  const act = { verb: 'preview', subject, reason: `for ${hours} h`, forMs: hours * hourMs };
  const token = await openPreview(context, deployment.id, act);
  print(`${deployments.addresses.config.siteOrigin}/?preview=${token}`);
  print(`  shows ${subject} for ${hours} h; the deploy checks have not looked at it`);
}

export async function withdraw({ positionals: [reference = ''], values }: Args, context: DeployContext) {
  const [application, named] = partsOf(reference);
  const live = await liveOf(context);
  const found = canaryIn(live, application);
  if (named && !(found && versionsOf(found)[application] === named))
    return context.print(`${reference} is not a canary: there is nothing to withdraw.`);

  const canary = requireCanary(application, live);
  const reason = String(values.because ?? 'withdrawn by hand');
  await withdrawCanary(canary, reason, context);
  context.print(`${labelOf(canary)} is withdrawn: ${reason}.`);
}

const withdrawCanary = (canary: Canary, reason: string, context: DeployContext) =>
  makeLive(context, {
    verb: 'withdraw',
    subject: labelOf(canary),
    reason,
    target: (now) =>
      canaryIn(now, canary.application)?.version === canary.version
        ? { ...now, canaries: otherCanaries(now, canary.application) }
        : undefined,
  });

function requireCanary(application: string, live: Live): Canary {
  const found = canaryIn(live, application);
  if (found) return found;

  const others = live.canaries.map(labelOf).join(', ');
  throw new Error(`${application} has no canary${others && `; there are ${others}`}.`);
}

const everyMs = 10_000;
const minuteMs = 60_000;
/** The end of a watch for which no time is given, in minutes. */
const longestWatch = 24 * 60;
/** The exit status of a watch that ended before its canary could be judged. */
const undecidedStatus = 3;

/**
 * Watches a canary until it can be judged, at most for the time given, or a day. @throws when it is worse than live, after it was
 * withdrawn, and with an exit status of its own when it could not be judged
 */
export async function watch({ positionals: [application = ''], values }: Args, context: DeployContext) {
  const { print, signal } = context;
  const end = Date.now() + minutesOf(values.minutes) * minuteMs;
  const name = labelOf(requireCanary(application, await liveOf(context)));
  print(
    `Watching ${name}: it is withdrawn if more of its page views fail than twice the share of live plus 2 %.`,
  );

  let lastSentence = '';
  for (; Date.now() < end; await pauseUntil(end, signal)) {
    const live = await liveOf(context);
    const canary = canaryIn(live, application);
    if (!canary || labelOf(canary) !== name) return print(`${name} is no longer a canary.`);

    const { verdict, sentence } = await compareVitals(canary, live, context);
    if (sentence !== lastSentence) print(`  ${sentence}`);
    lastSentence = sentence;
    if (verdict === 'good') return print(`${name} does as well as live.`);
    if (verdict === 'undecided') continue;

    await withdrawCanary(canary, sentence, context);
    throw new Error(`${name} is withdrawn. ${sentence}`);
  }
  throw Object.assign(new Error(`${name} is undecided, and still a canary. ${lastSentence}`), {
    exitStatus: undecidedStatus,
  });
}

function minutesOf(value: string | boolean = String(longestWatch)) {
  const minutes = Number(value);
  if (minutes > 0 && minutes <= longestWatch) return minutes;

  throw new Error(`Minutes are a number greater than 0, at most ${longestWatch}.`);
}

const pauseUntil = (end: number, signal: AbortSignal) =>
  setTimeout(Math.min(everyMs, end - Date.now()), undefined, { signal });

async function compareVitals(canary: Canary, { selection }: Live, { readVitals }: DeployContext) {
  // Counts are per minute, and include the one in which the canary began.
  const minutes = Math.max(1, Math.ceil((Date.now() - Date.parse(canary.since)) / minuteMs));
  const compare = (rows: readonly VitalsRow[]) => {
    const pairs = Object.entries(versionsOf(canary)).map(([name, version]) => {
      const live = label({ name, version: selection[name] ?? '' });

      return [countsOf(label({ name, version }), rows), countsOf(live, rows)] as const;
    });
    // A view counts for every release of its tab: the one with the most was on all pages that others were on.
    const found = pairs
      .toSorted(([one], [other]) => other.views - one.views)
      .map((pair) => compareCanary(pair, minutes));

    return found.find(({ verdict }) => verdict === 'worse') ?? (found[0] as (typeof found)[number]);
  };

  return readVitals(minutes).then(compare, (error: Error) => ({
    verdict: 'undecided' as const,
    sentence: `Vitals cannot be read: ${error.message}.`,
  }));
}

/** Judges a canary that began some minutes ago, in a sentence that says how long it still takes at its traffic. */
export function compareCanary([canary, live]: readonly [canary: Counts, live: Counts], minutes: number) {
  const { verdict, viewsLeft } = judge(canary, live);
  const counted = `${summaryOf(canary)} in the canary, ${summaryOf(live)} live`;
  if (verdict !== 'undecided')
    return { verdict, sentence: `${verdict === 'good' ? 'Not worse' : 'Worse'}: ${counted}.` };
  const perHour = (60 * canary.views) / minutes;
  const time =
    perHour > 0 ? `about ${durationOf((60 * viewsLeft) / perHour)} more if the canary is good` : 'forever';

  return {
    verdict,
    sentence: `Undecided: ${counted}. With ${Math.round(perHour)} page views an hour, it takes ${time}.`,
  };
}

const durationOf = (minutes: number) =>
  minutes < 90
    ? `${Math.ceil(minutes)} min`
    : minutes < 48 * 60
      ? `${Math.ceil(minutes / 60)} h`
      : `${Math.ceil(minutes / 1_440)} days`;
