import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@dosmares/contracts/release';
import { compose } from '../../composition/compose.ts';
import { withRelease } from '../../gate/case.ts';
import { gate } from '../../gate/gate.ts';
import { label } from '../../store/label.ts';
import type { Canary } from '../../store/pointer.ts';
import { promoted, tried } from '../../store/pointer.ts';
import { watchCanary } from '../../watch/watcher.ts';
import { type Command, percentOf, type Words, wordsOf } from '../command.ts';
import type { CliContext } from '../context.ts';
import { inTraffic, pointerOf, releaseNamed } from '../named.ts';

const usage =
  'promote APP@VERSION [--share PERCENT] [--because REASON] [--watch] [--without-api] [--without-browser]';

// A team that finds itself overtaken this often has to look who else is promoting.
const attempts = 5;

/** Lets a release through the gate, composes it with what is live, and moves the pointer. */
export const promote: Command = {
  usage,
  does: 'checks that release against all that gets visitors, then makes it live, or a canary with that share',
  options: {
    share: { type: 'string' },
    because: { type: 'string' },
    watch: { type: 'boolean' },
    'without-api': { type: 'boolean' },
    'without-browser': { type: 'boolean' },
  },
  async run(words, context) {
    const { name, version } = await releaseNamed(wordsOf(words, { usage }, 1)[0] ?? '', context);
    const subject = await context.store.readRelease(name, version);
    const share = percentOf(words.values.share);
    const start = performance.now();
    for (let attempt = 1; !(await move(subject, share, words, context)); attempt += 1) {
      if (attempt === attempts)
        throw new Error('Others went live again and again meanwhile: look at the status, then try again.');
      context.tell('Another release went live meanwhile: checking again beside that one.');
    }
    const seconds = ((performance.now() - start) / 1_000).toFixed(1);
    const where = share === undefined ? 'live' : `in canary for ${share} % of visitors`;
    context.tell(`${name}@${version} is ${where}, after ${seconds} s.`);
    if (share !== undefined && words.values.watch) await watchCanary(context);
  },
};

/** Checks and composes beside what is live now; false when that has changed until the pointer could move. */
async function move(
  subject: Release,
  share: number | undefined,
  { values }: Words,
  context: CliContext,
): Promise<boolean> {
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

  const without = { api: Boolean(values['without-api']), browser: Boolean(values['without-browser']) };
  const refusals = await gate({ subject, bases, place, without }, context);
  if (refusals.length > 0)
    throw new Error(`${subject.name}@${subject.version} is refused.\n${refusals.join('\n')}`);

  const { composition } = await compose(withRelease(bases.live, subject), place, store);
  const rebased =
    other && bases.canary
      ? (await compose(withRelease(bases.canary, subject), place, store)).composition
      : undefined;
  let isMoved = true;
  const why = values.because === undefined ? [] : [String(values.because)];
  const reason = [...(share === undefined ? [] : [`for ${share} % of visitors`]), ...why].join(', ');
  const act = { verb: share === undefined ? 'promote' : 'canary', subject: label(subject), reason };
  await store.movePointer(act, (now) => {
    isMoved = now?.live === pointer.live && isDeepStrictEqual(now.canary, pointer.canary);
    if (!now || !isMoved) return now ?? pointer;
    if (share === undefined) {
      return promoted(now, composition.id, other && rebased ? rebasedOn(other, rebased.id) : undefined);
    }

    return tried(now, canaryOf({ subject, share, composition: composition.id }, now.canary));
  });

  return isMoved;
}

/** A canary goes on with what was promoted meanwhile in it: the same visitors, another composition. */
const rebasedOn = (canary: Canary, composition: string): Canary => ({
  ...canary,
  composition,
  earlier: earlierOf(canary),
});

/** What visitors reported of it before counts as well. */
const earlierOf = ({ earlier = [], composition }: Canary) => [...earlier, composition];

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
