import type { Release } from '@dosmares/contracts/release';
import { deployChecks } from '../../checks/checks.ts';
import type { Args } from '../../commands.ts';
import { canaryIn, type Live, othersIn } from '../../live/live.ts';
import { label } from '../../store/integrity.ts';
import { type DeployContext, liveOf, releaseNamed } from '../context.ts';
import { makeLive } from '../make-live.ts';
import { watch } from './canary.ts';

/** Checks a release, composes it with the live releases, and makes it live or a canary. */
export async function promote({ positionals: [word = ''], values }: Args, context: DeployContext) {
  const { store, tell, identity } = context;
  await liveOf(context);
  const { name, version } = await releaseNamed(word, context);
  const subject = await store.readRelease(name, version);
  const share = percentOf(values.share);
  if (values.watch && share === undefined)
    throw new Error('--watch compares a canary with live: say its --share.');
  const reasons = [share === undefined ? '' : `for ${share} % of visitors`, String(values.because ?? '')];
  const start = performance.now();
  await makeLive(
    {
      verb: share === undefined ? 'promote' : 'canary',
      subject: label(subject),
      reason: reasons.filter(Boolean).join(', '),
      want: (now) =>
        share === undefined
          ? // This ends the application's own canary.
            { selection: { ...now.selection, [name]: version }, canaries: othersIn(now, name) }
          : { selection: now.selection, canaries: tried(subject, share, { now, by: identity.name }) },
      async check(exchanges) {
        const refusals = await deployChecks({ subject, exchanges, values }, context);
        if (refusals.length > 0) throw new Error(`${label(subject)} is refused.\n${refusals.join('\n')}`);
      },
      tell,
    },
    context,
  );
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const where = share === undefined ? 'live' : `in canary for ${share} % of visitors`;
  tell(`${label(subject)} is ${where}, after ${seconds} s.`);
  if (values.watch) await watch({ positionals: [name], values: {} }, context);
}

/**
 * The canaries with one started or changed: a visitor in it stays in it when its share grows.
 * @throws when other canaries leave less than its share
 */
function tried({ name, version }: Release, share: number, { now, by }: { now: Live; by: string }) {
  const others = othersIn(now, name);
  const left = 100 - others.reduce((sum, one) => sum + one.share, 0);
  if (share > left + 1e-9) {
    const list = others.map((one) => `${label({ ...one, name: one.application })} has ${one.share} %`);
    throw new Error(
      `At most ${Math.round(left * 10) / 10} % of visitors are left: ${list.join(', ')}; ask for no more, or one of these teams has to end its canary.`,
    );
  }
  const before = canaryIn(now, name);
  const since = before?.version === version ? before.since : new Date().toISOString();
  const canary = { application: name, version, share, since, by };

  return before ? now.canaries.map((one) => (one === before ? canary : one)) : [...now.canaries, canary];
}

/** Reads a percentage from an option. */
function percentOf(value: string | boolean | undefined) {
  if (value === undefined) return undefined;
  const share = Number(value);
  if (value === '' || typeof value === 'boolean' || !(share >= 0 && share <= 100))
    throw new Error(`A share is a percentage from 0 to 100, not "${value}".`);

  return share;
}
