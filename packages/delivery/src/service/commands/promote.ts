import type { Release } from '@dosmares/contracts/release';
import type { Selection, SiteBuild } from '../../builds/site-build.ts';
import type { Exchange } from '../../checks/case.ts';
import { deployChecks } from '../../checks/checks.ts';
import { type Words, wordsOf } from '../../commands.ts';
import { type Canary, type Live, othersIn } from '../../live/live.ts';
import { requireRight } from '../../log/tokens.ts';
import { label } from '../../store/label.ts';
import type { DeployContext } from '../context.ts';
import { releaseNamed } from '../named.ts';
import {
  buildOf,
  canariesBeside,
  hasOtherReleases,
  liveOf,
  move,
  onBuilds,
  untilMoved,
  wentLive,
} from '../site.ts';
import { refuseRemoved } from './remove.ts';
import { watch } from './watch.ts';

/** Checks a release, composes it with the live releases, and makes it live or a canary. */
export async function promote(words: Words, context: DeployContext) {
  const { name, version } = await releaseNamed(wordsOf(words, 'promote', 1)[0] ?? '', context);
  requireRight(context.identity, name);
  const subject = await context.store.readRelease(name, version);
  const share = percentOf(words.values.share);
  if (words.values.watch && share === undefined)
    throw new Error('--watch compares a canary with live: say its --share.');
  if (!words.values.again) await refuseRemoved(name, context);
  const start = performance.now();
  await untilMoved(context, () =>
    share === undefined ? goLive(subject, words, context) : tryOut(subject, share, { words, context }),
  );
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  const where = share === undefined ? 'live' : `in canary for ${share} % of visitors`;
  context.tell(`${name}@${version} is ${where}, after ${seconds} s.`);
  if (words.values.watch) await watch({ positionals: [name], values: {} }, context);
}

/** Starts a canary. It is checked only beside live, because a visitor is in one canary at most. */
async function tryOut(
  subject: Release,
  share: number,
  { words, context }: { words: Words; context: DeployContext },
): Promise<boolean> {
  const now = await liveOf(context);
  // Fails early: the checks take longer.
  requireRoom(subject, share, now);
  const before = await buildOf(now.selection, context);
  const build = await buildOf(withRelease(now.selection, subject), context);
  await requirePassage(subject, [{ role: 'live', before, after: build }], { words, context });

  const reason = reasonOf(words, `for ${share} % of visitors`);

  return move(
    { verb: 'canary', subject: label(subject), reason },
    (present) => {
      if (!present || present.build !== now.build) return undefined;
      requireRoom(subject, share, present);

      return {
        ...present,
        canaries: tried(subject, share, { build, now: present, by: context.identity.name }),
      };
    },
    context,
  );
}

/** Makes a release live, after checking it beside the live releases and every other canary. */
async function goLive(subject: Release, words: Words, context: DeployContext): Promise<boolean> {
  const now = await liveOf(context);
  const selection = withRelease(now.selection, subject);
  // This ends the application's own canary.
  const others = othersIn(now, subject.name);
  const before = await buildOf(now.selection, context);
  const build = await buildOf(selection, context);
  const sets: Exchange[] = [{ role: 'live', before, after: build }];
  const beside = await canariesBeside(others, selection, context);
  for (const { canary, build: after } of beside)
    sets.push({
      role: `the canary of ${canary.application}`,
      before: await context.store.readSiteBuild(canaryIn(now, canary.application)?.build ?? ''),
      after,
    });
  await requirePassage(subject, sets, { words, context });

  return move(
    { verb: 'promote', subject: label(subject), reason: reasonOf(words) },
    (present) =>
      hasOtherReleases(now, present) ? undefined : wentLive(present, build, onBuilds(present, beside)),
    context,
  );
}

const withRelease = (selection: Selection, { name, version }: Release): Selection => ({
  ...selection,
  [name]: version,
});

const canaryIn = ({ canaries }: Live, application: string) =>
  canaries.find((one) => one.application === application);

/** The canaries with one started or changed: a visitor in it stays in it when its share grows. */
function tried(
  { name: application, version }: Release,
  share: number,
  { build, now, by }: { build: SiteBuild; now: Live; by: string },
): readonly Canary[] {
  const before = canaryIn(now, application);
  const since = before?.version === version ? before.since : new Date().toISOString();
  const canary = { application, version, build: build.id, share, since, by };

  return before
    ? now.canaries.map((one) => (one.application === application ? canary : one))
    : [...now.canaries, canary];
}

/** @throws when other canaries leave less than a share */
function requireRoom({ name }: Release, share: number, now: Live) {
  const others = othersIn(now, name);
  const left = 100 - others.reduce((sum, one) => sum + one.share, 0);
  if (share <= left + 1e-9) return;

  const list = others.map((one) => `${label({ ...one, name: one.application })} has ${one.share} %`);
  throw new Error(
    `At most ${Math.round(left * 10) / 10} % of visitors are left: ${list.join(', ')}; ask for no more, or one of these teams has to end its canary.`,
  );
}

/** @throws with the refusals of the deploy checks */
async function requirePassage(
  subject: Release,
  sets: readonly Exchange[],
  { words: { values }, context }: { words: Words; context: DeployContext },
) {
  const without = {
    api: Boolean(values['without-api']),
    origins: Boolean(values['without-origins']),
    browser: Boolean(values['without-browser']),
  };
  const drops = String(values.drop ?? '')
    .split(',')
    .filter(Boolean);
  const { addresses } = context;
  const refusals = await deployChecks({ subject, sets, addresses, without, drops }, context);
  if (refusals.length > 0) throw new Error(`${label(subject)} is refused.\n${refusals.join('\n')}`);
}

const reasonOf = ({ values }: Words, ...reasons: readonly string[]) =>
  [...reasons, ...(values.because === undefined ? [] : [String(values.because)])].join(', ');

/** Reads a percentage from an option. */
function percentOf(value: string | boolean | undefined) {
  if (value === undefined) return undefined;
  const share = Number(value);
  if (value === '' || typeof value === 'boolean' || !(share >= 0 && share <= 100)) {
    throw new Error(`A share is a percentage from 0 to 100, not "${value}".`);
  }

  return share;
}
