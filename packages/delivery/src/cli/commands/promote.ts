import type { Release } from '@dosmares/contracts/release';
import { compose } from '../../composition/compose.ts';
import { type Without, withRelease } from '../../gate/case.ts';
import { gate } from '../../gate/gate.ts';
import { label } from '../../store/label.ts';
import { type Canary, promoted, tried } from '../../store/pointer.ts';
import { watchCanary, watchLive } from '../../watch/watcher.ts';
import { type Command, percentOf, type Words, wordsOf } from '../command.ts';
import type { CliContext } from '../context.ts';
import { earlierOf, moveFrom, rebased, untilMoved } from '../move.ts';
import { inTraffic, pointerOf, releaseNamed } from '../named.ts';

const usage =
  'promote APP@VERSION [--share PERCENT] [--watch] [--because REASON] [--drop PATH,PATH] [--without-api] [--without-origins] [--without-browser]';

/** Lets a release through the gate, composes it with what is live, and moves the pointer. */
export const promote: Command = {
  usage,
  does: 'checks that release against all that gets visitors, then makes it live, or a canary with that share; --watch takes it back when visitors fare worse',
  options: {
    share: { type: 'string' },
    watch: { type: 'boolean' },
    because: { type: 'string' },
    drop: { type: 'string' },
    'without-api': { type: 'boolean' },
    'without-origins': { type: 'boolean' },
    'without-browser': { type: 'boolean' },
  },
  async run(words, context) {
    const { name, version } = await releaseNamed(wordsOf(words, { usage }, 1)[0] ?? '', context);
    const subject = await context.store.readRelease(name, version);
    const share = percentOf(words.values.share);
    const start = performance.now();
    await untilMoved(context, () => move({ subject, share }, words, context));
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const where = share === undefined ? 'live' : `in canary for ${share} % of visitors`;
    context.tell(`${name}@${version} is ${where}, after ${seconds} s.`);
    if (words.values.watch) await (share === undefined ? watchLive : watchCanary)(context);
  },
};

/** What is promoted, and to how many percent of visitors: to all where it does not say. */
interface Wish {
  subject: Release;
  share: number | undefined;
}

/** Checks and composes beside what is live now; false when that has changed until the pointer could move. */
async function move({ subject, share }: Wish, words: Words, context: CliContext): Promise<boolean> {
  const { store } = context;
  const pointer = await pointerOf(store);
  // A rollback leads to a composition that was live as it is: no release is put into that one.
  const { previous: _, ...bases } = await inTraffic(pointer, store);
  const place = context.placeFor(bases.live);
  const other = pointer.canary && pointer.canary.application !== subject.name ? pointer.canary : undefined;
  if (other && share !== undefined) {
    throw new Error(
      `${other.application}@${other.version} is in canary at ${other.share} %: finish or withdraw that first.`,
    );
  }
  // The canary of an earlier version of the same application ends with this one.
  if (!other) delete bases.canary;

  const drops = String(words.values.drop ?? '')
    .split(',')
    .filter(Boolean);
  const refusals = await gate({ subject, bases, place, without: withoutIn(words), drops }, context);
  if (refusals.length > 0) throw new Error(`${label(subject)} is refused.\n${refusals.join('\n')}`);

  const { composition } = await compose(withRelease(bases.live, subject), place, store);
  if (share !== undefined) {
    const trial = { subject, share, composition: composition.id };
    const act = actOf('canary', { subject, reasons: [`for ${share} % of visitors`] }, words);

    return moveFrom(pointer, { act, change: (now) => tried(now, canaryOf(trial, now.canary)) }, context);
  }

  const change = (base: typeof bases.live) => withRelease(base, subject);
  const kept =
    other && bases.canary ? await rebased(other, { base: bases.canary, change }, context) : undefined;
  const act = actOf('promote', { subject }, words);

  return moveFrom(pointer, { act, change: (now) => promoted(now, composition.id, kept) }, context);
}

const withoutIn = ({ values }: Words): Without => ({
  api: Boolean(values['without-api']),
  origins: Boolean(values['without-origins']),
  browser: Boolean(values['without-browser']),
});

function actOf(
  verb: string,
  { subject, reasons = [] }: { subject: Release; reasons?: string[] },
  { values }: Words,
) {
  const why = values.because === undefined ? [] : [String(values.because)];

  return { verb, subject: label(subject), reason: [...reasons, ...why].join(', ') };
}

interface Trial {
  subject: Release;
  share: number;
  composition: string;
}

/** Who is in the canary of a release stays in it when its share grows. */
function canaryOf({ subject, share, composition }: Trial, before?: Canary): Canary {
  const { name, version } = subject;
  const fresh = { composition, application: name, version, share };
  if (before?.application !== name || before.version !== version)
    return { ...fresh, salt: crypto.randomUUID(), since: new Date().toISOString() };

  const isRebased = before.composition !== composition;

  return { ...before, ...fresh, ...(isRebased && { earlier: earlierOf(before) }) };
}
