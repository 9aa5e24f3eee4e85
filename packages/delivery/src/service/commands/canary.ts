import type { VitalsRow } from '@dosmares/contracts/vitals';
import type { Args } from '../../commands.ts';
import { type Canary, canaryIn, type Live, otherCanaries } from '../../model.ts';
import { label, partsOf } from '../../store/integrity.ts';
import { type DeployContext, labelOf, liveOf, releaseNamed } from '../context.ts';
import { makeLive, openPreview } from '../make-live.ts';

const hourMs = 3_600_000;

export async function preview({ positionals: [reference = ''], values }: Args, context: DeployContext) {
  const { store, deployments, print } = context;
  const release = await releaseNamed(reference, context);
  const subject = label(release);
  const { selection, deployment: live } = await liveOf(context);
  const hours = Number(values.hours ?? 24);
  if (!(hours > 0 && hours <= 24 * 30))
    throw new Error('A preview lasts more than 0 hours and at most 30 days.');
  const shown = { ...selection, [release.name]: release.version };
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
  if (named && canaryIn(live, application)?.version !== named)
    return context.print(`${reference} is not in canary: there is nothing to withdraw.`);

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
const minimumViews = 100;
// The points keep two unlucky pages of 100 from ending a canary where live never fails.
const tolerance = { times: 2, points: 0.02 };
const ruleSentence =
  'A canary is withdrawn when more of its page views fail than twice the share of live plus 2 %, once both have 100 views.';

/** Compares a canary with live for the time given. @throws once it is withdrawn, because its pages fail more */
export async function watch({ positionals: [application = ''], values }: Args, context: DeployContext) {
  const { print, signal } = context;
  const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY);
  if (!(minutes > 0)) throw new Error('Minutes are a number greater than 0.');
  const name = labelOf(requireCanary(application, await liveOf(context)));
  print(`Watching ${name}. ${ruleSentence}`);

  let lastSentence = '';
  for (const end = Date.now() + minutes * minuteMs; Date.now() < end; await pauseUntil(end)) {
    signal.throwIfAborted();
    const live = await liveOf(context);
    const canary = canaryIn(live, application);
    if (!canary || labelOf(canary) !== name) return print(`${name} is no longer in canary.`);

    const { isWorse, sentence } = await compareVitals(canary, live, context);
    if (sentence !== lastSentence) print(`  ${sentence}.`);
    lastSentence = sentence;
    if (!isWorse) continue;

    await withdrawCanary(canary, sentence, context);
    throw new Error(`${name} is withdrawn. ${sentence}.`);
  }
  print(`No longer watching ${name}, which is still in canary.`);
}

const pauseUntil = (end: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(everyMs, end - Date.now())));

async function compareVitals(canary: Canary, { selection }: Live, { readVitals }: DeployContext) {
  // Counts are per minute, and include the one in which the canary began.
  const minutes = Math.max(1, Math.ceil((Date.now() - Date.parse(canary.since)) / minuteMs));
  const live = labelOf({ ...canary, version: selection[canary.application] ?? '' });

  return readVitals(minutes).then(
    (rows) => compareCanary(rows, labelOf(canary), live),
    (error: Error) => ({ isWorse: false, sentence: `Vitals cannot be read (${error.message})` }),
  );
}

export function compareCanary(rows: readonly VitalsRow[], canary: string, live: string) {
  const [ofCanary, ofLive] = [failuresOf(canary, rows), failuresOf(live, rows)];
  const counted = `${ofCanary.summary} in the canary, ${ofLive.summary} live`;
  const hasEnoughViews = Math.min(ofCanary.views, ofLive.views) >= minimumViews;
  const isWorse = hasEnoughViews && ofCanary.share > tolerance.times * ofLive.share + tolerance.points;
  const finding = isWorse ? 'Worse' : 'Not worse';
  const tooFew = `Too little was seen (${minimumViews} page views each are needed)`;

  return { isWorse, sentence: `${hasEnoughViews ? finding : tooFew}: ${counted}` };
}

function failuresOf(release: string, rows: readonly VitalsRow[]) {
  const count = (kind: VitalsRow['kind']) =>
    rows.find((row) => row.release === release && row.kind === kind)?.count ?? 0;
  const [views, failed] = [count('view'), count('failed-view')];
  const share = failed / views;
  const percent = views > 0 ? ` (${(100 * share).toFixed(1)} %)` : '';

  return { views, share, summary: `${failed} of ${views} page views failed${percent}` };
}
