import type { Release } from '@dosmares/contracts/release';
import { compose } from '../../composition/compose.ts';
import { type Without, withRelease } from '../../gate/case.ts';
import { gate } from '../../gate/gate.ts';
import type { Composition } from '../../store/composition.ts';
import { label } from '../../store/label.ts';
import { type Canary, othersIn, type Pointer, promoted, tried } from '../../store/pointer.ts';
import { requireRight } from '../../store/trust.ts';
import { partsFor } from '../../visit/shares.ts';
import { type Command, percentOf, type Words, wordsOf } from '../command.ts';
import { tellContentBehind } from '../content-behind.ts';
import type { CliContext } from '../context.ts';
import {
  earlierOf,
  hasOtherCompositions,
  moveFrom,
  prepareWaysBack,
  rebase,
  rebased,
  untilMoved,
} from '../move.ts';
import { inTraffic, pointerOf, releaseNamed } from '../named.ts';
import { refuseRemoved } from './remove.ts';
import { watchCanaryOf } from './watch.ts';

const usage =
  'promote APP@VERSION [--share PERCENT] [--watch] [--because REASON] [--drop PATH,PATH] [--again] [--without-api] [--without-origins] [--without-browser]';

/** Checks a release in the gate, composes it with the live releases, and moves the pointer. */
export const promote: Command = {
  usage,
  does: 'checks that release against all that gets visitors, then makes it live, or a canary with that share; --watch takes a canary back when visitors fare worse',
  options: {
    share: { type: 'string' },
    watch: { type: 'boolean' },
    because: { type: 'string' },
    drop: { type: 'string' },
    again: { type: 'boolean' },
    'without-api': { type: 'boolean' },
    'without-origins': { type: 'boolean' },
    'without-browser': { type: 'boolean' },
  },
  async run(words, context) {
    const { name, version } = await releaseNamed(wordsOf(words, { usage }, 1)[0] ?? '', context);
    const subject = await context.store.readRelease(name, version);
    const share = percentOf(words.values.share);
    if (words.values.watch && share === undefined)
      throw new Error('--watch compares a canary with live: say its --share.');
    await requireRight({ act: 'promote', application: name }, context.store);
    if (!words.values.again) await refuseRemoved(name, context);
    const start = performance.now();
    await untilMoved(context, () =>
      share === undefined ? goLive(subject, words, context) : tryOut({ subject, share }, words, context),
    );
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const where = share === undefined ? 'live' : `in canary for ${share} % of visitors`;
    context.tell(`${name}@${version} is ${where}, after ${seconds} s.`);
    await tellContentBehind(subject, context);
    if (share === undefined) await prepareWaysBack(context);
    if (words.values.watch) await watchCanaryOf(name, context);
  },
};

/** A release to try, with its share of visitors in percent. */
interface Trial {
  subject: Release;
  share: number;
}

/** Starts a canary. It is checked only beside live, because a visitor is in one canary at most. */
async function tryOut({ subject, share }: Trial, words: Words, context: CliContext): Promise<boolean> {
  const pointer = await pointerOf(context.store);
  // Fails early: the gate takes longer.
  canaryOf({ subject, share }, '', pointer);
  const { live } = await inTraffic(pointer, context.store);
  await requirePassage(subject, { live }, words, context);

  const composition = await composed(subject, live, context);
  const reason = reasonOf(words, `for ${share} % of visitors`);

  return moveFrom(
    {
      act: { verb: 'canary', subject: label(subject), reason },
      isStale: (now) => now.live !== pointer.live,
      change: (now) => tried(now, canaryOf({ subject, share }, composition.id, now)),
    },
    context,
  );
}

/** Makes a release live, after checking it beside the live composition and every other canary. */
async function goLive(subject: Release, words: Words, context: CliContext): Promise<boolean> {
  const pointer = await pointerOf(context.store);
  const { live, canaries } = await inTraffic(pointer, context.store);
  // This ends the application's own canary.
  const others = Object.entries(canaries).filter(([application]) => application !== subject.name);
  const rows = others.map(([application, base]) => [`the canary of ${application}`, base]);
  const bases = { live, ...Object.fromEntries(rows) };
  await requirePassage(subject, bases, words, context);

  const composition = await composed(subject, live, context);
  const judged = othersIn(pointer, subject.name).filter(({ application }) => application in canaries);
  const made = await rebase(judged, composition, context);

  return moveFrom(
    {
      act: { verb: 'promote', subject: label(subject), reason: reasonOf(words) },
      isStale: hasOtherCompositions(pointer),
      change: (now) => promoted(now, composition, rebased(othersIn(now, subject.name), made)),
    },
    context,
  );
}

async function composed(subject: Release, live: Composition, context: CliContext) {
  const selection = withRelease(live, subject);

  return (await compose(selection, context.placeFor(selection, live.place), context.store)).composition;
}

/** @throws with the gate's refusals */
async function requirePassage(
  subject: Release,
  bases: Readonly<Record<'live', Composition>>,
  { values }: Words,
  context: CliContext,
) {
  const without: Without = {
    api: Boolean(values['without-api']),
    origins: Boolean(values['without-origins']),
    browser: Boolean(values['without-browser']),
  };
  const drops = String(values.drop ?? '')
    .split(',')
    .filter(Boolean);
  const place = context.placeFor(withRelease(bases.live, subject), bases.live.place);
  const refusals = await gate({ subject, bases, place, without, drops }, context);
  if (refusals.length > 0) throw new Error(`${label(subject)} is refused.\n${refusals.join('\n')}`);
}

const reasonOf = ({ values }: Words, ...reasons: readonly string[]) =>
  [...reasons, ...(values.because === undefined ? [] : [String(values.because)])].join(', ');

/**
 * A visitor in the canary of a release stays in it when its share grows.
 * @throws when others leave less than its share
 */
function canaryOf({ subject, share }: Trial, composition: string, now: Pointer): Canary {
  const { name: application, version } = subject;
  const before = now.canaries.find((one) => one.application === application && one.version === version);
  const parts = partsFor(share, before?.parts ?? [], othersIn(now, application));
  const fresh = { application, version, composition, share, parts };
  if (!before) return { ...fresh, since: new Date().toISOString() };

  const isRebased = before.composition !== composition;

  return { ...before, ...fresh, ...(isRebased && { earlier: earlierOf(before) }) };
}
