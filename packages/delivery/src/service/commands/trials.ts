import type { VitalsRow } from '@dosmares/contracts/vitals';
import type { Args } from '../../commands.ts';
import { type Canary, canaryIn, type Live, othersIn } from '../../live.ts';
import { label, partsOf } from '../../store/integrity.ts';
import { type DeployContext, labelOf, liveOf, releaseNamed } from '../context.ts';
import { makeLive, openPreview } from '../make-live.ts';

const hourMs = 3_600_000;

export async function preview({ positionals: [word = ''], values }: Args, context: DeployContext) {
  const { store, builds, tell } = context;
  const release = await releaseNamed(word, context);
  const subject = label(release);
  const { selection, build: live } = await liveOf(context);
  const hours = Number(values.hours ?? 24);
  if (!(hours > 0 && hours <= 24 * 30))
    throw new Error('A preview lasts more than 0 hours and at most 30 days.');
  const shown = { ...selection, [release.name]: release.version };
  const build = await builds.make(shown, [await store.readSiteBuild(live)]);
  const failures = new Set(Object.values(build.pages).flatMap((page) => page.failures));
  for (const failure of failures) tell(`  ${failure}`);

  const act = { verb: 'preview', subject, reason: `for ${hours} h`, forMs: hours * hourMs };
  const token = await openPreview(context, build.id, act);
  tell(`${builds.addresses.config.siteOrigin}/?preview=${token}`);
  tell(`  shows ${subject} for ${hours} h; the deploy checks have not looked at it`);
}

export async function withdraw({ positionals: [word = ''], values }: Args, context: DeployContext) {
  const [application, named] = partsOf(word);
  const live = await liveOf(context);
  if (named && canaryIn(live, application)?.version !== named)
    return context.tell(`${word} is not in canary: there is nothing to withdraw.`);

  const canary = canaryNamed(application, live);
  const reason = String(values.because ?? 'withdrawn by hand');
  await takeBack(canary, reason, context);
  context.tell(`${labelOf(canary)} is withdrawn: ${reason}.`);
}

const takeBack = (canary: Canary, reason: string, context: DeployContext) =>
  makeLive(context, {
    verb: 'withdraw',
    subject: labelOf(canary),
    reason,
    want: (now) =>
      canaryIn(now, canary.application)?.version === canary.version
        ? { ...now, canaries: othersIn(now, canary.application) }
        : undefined,
  });

function canaryNamed(application: string, live: Live): Canary {
  const found = canaryIn(live, application);
  if (found) return found;

  const others = live.canaries.map(labelOf).join(', ');
  throw new Error(`${application} has no canary${others && `; there are ${others}`}.`);
}

const everyMs = 10_000;
const minuteMs = 60_000;
const leastViews = 100;
// Above twice live's share alone, two unlucky pages of 100 would do where live fails never.
const worse = { times: 2, points: 0.02 };
const rule =
  'A canary is taken back when more of its page views fail than twice the share of live plus 2 %, once both have 100 views.';

/** Compares a canary with live until its time is over; takes it back, and throws, when its pages fail more often. */
export async function watch({ positionals: [application = ''], values }: Args, context: DeployContext) {
  const { tell, signal } = context;
  const minutes = Number(values.minutes ?? Number.POSITIVE_INFINITY);
  if (!(minutes > 0)) throw new Error('Minutes are a number greater than 0.');
  const name = labelOf(canaryNamed(application, await liveOf(context)));
  tell(`Watching ${name}. ${rule}`);

  let told = '';
  for (const end = Date.now() + minutes * minuteMs; Date.now() < end; await pauseUntil(end)) {
    signal.throwIfAborted();
    const live = await liveOf(context);
    const canary = canaryIn(live, application);
    if (!canary || labelOf(canary) !== name) return tell(`${name} is in canary no more.`);

    const { isWorse, sentence } = await look(canary, live, context);
    if (sentence !== told) tell(`  ${sentence}.`);
    told = sentence;
    if (!isWorse) continue;

    await takeBack(canary, sentence, context);
    throw new Error(`${name} is withdrawn. ${sentence}.`);
  }
  tell(`Nobody watches ${name} any more; it is still in canary.`);
}

const pauseUntil = (end: number) =>
  new Promise((resolve) => setTimeout(resolve, Math.min(everyMs, end - Date.now())));

async function look(canary: Canary, { selection }: Live, { readVitals }: DeployContext) {
  // Counts are by the minute: the one in which the canary began belongs to it.
  const minutes = Math.max(1, Math.ceil((Date.now() - Date.parse(canary.since)) / minuteMs));
  const live = labelOf({ ...canary, version: selection[canary.application] ?? '' });

  return readVitals(minutes).then(
    (rows) => compareCanary(rows, labelOf(canary), live),
    (error: Error) => ({ isWorse: false, sentence: `Vitals cannot be read (${error.message})` }),
  );
}

export function compareCanary(rows: readonly VitalsRow[], canary: string, live: string) {
  const [tried, standard] = [seenOf(canary, rows), seenOf(live, rows)];
  const counted = `${tried.told} in the canary, ${standard.told} live`;
  const isEnough = Math.min(tried.views, standard.views) >= leastViews;
  const isWorse = isEnough && tried.share > worse.times * standard.share + worse.points;
  const finding = isWorse ? 'Worse' : 'Not worse';
  const tooLittle = `Too little was seen (${leastViews} page views each are needed)`;

  return { isWorse, sentence: `${isEnough ? finding : tooLittle}: ${counted}` };
}

function seenOf(release: string, rows: readonly VitalsRow[]) {
  const count = (kind: VitalsRow['kind']) =>
    rows.find((row) => row.release === release && row.kind === kind)?.count ?? 0;
  const [views, failed] = [count('view'), count('failed-view')];
  const share = failed / views;
  const percent = views > 0 ? ` (${(100 * share).toFixed(1)} %)` : '';

  return { views, share, told: `${failed} of ${views} page views failed${percent}` };
}
