import { isDeepStrictEqual } from 'node:util';
import { expand } from '@dosmares/contracts/site/routes';
import { ruleRefusals } from '../../checks/checks.ts';
import { pageRefusals } from '../../checks/pages.ts';
import type { CheckRequest } from '../../checks/request.ts';
import { mountsOf } from '../../checks/rules.ts';
import type { Args } from '../../commands.ts';
import { type Live, otherCanaries, type Selection, versionsOf } from '../../model.ts';
import { label, type Named } from '../../store/integrity.ts';
import { type DeployContext, labelOf, liveOf, releaseNamed, selectionOf, versionOn } from '../context.ts';
import { makeLive } from '../make-live.ts';

export async function promote({ positionals, values }: Args, context: DeployContext) {
  await liveOf(context);
  const named = await Promise.all(positionals.map((reference) => releaseNamed(reference, context)));
  const versions = selectionOf(named);
  const subject = named.map(label).join(', ');
  const share = percentOf(values.share);
  if (values.watch && share === undefined)
    throw new Error('--watch compares a canary with live: say its --share.');
  const because = [share === undefined ? '' : `for ${share} % of visitors`, String(values.because ?? '')];
  const moved = await makeLive(context, {
    verb: share === undefined ? 'promote' : 'canary',
    subject,
    reason: because.filter(Boolean).join(', '),
    target: (now) =>
      share === undefined
        ? // This ends the applications' own canaries.
          {
            selection: { ...now.selection, ...versions },
            canaries: otherCanaries(now, ...Object.keys(versions)),
          }
        : { selection: now.selection, canaries: canariesWith(versions, share, now) },
    ...(await checksOf(named, values, context)),
  });
  const where = share === undefined ? 'live' : `a canary for ${share} % of visitors`;
  context.print(`${subject} ${named.length > 1 ? 'are' : 'is'} ${where}, ${moved?.duration}.`);
}

/** Checks each release of a group beside all others. */
async function checksOf(named: readonly Named[], values: Args['values'], context: DeployContext) {
  const subjects = await Promise.all(named.map((one) => context.store.readRelease(one.name, one.version)));
  const checkEach =
    <Changes>(
      check: (request: CheckRequest, changes: Changes, own: DeployContext) => Promise<readonly string[]>,
    ) =>
    async (changes: Changes) => {
      for (const subject of subjects) {
        const reasons = await check({ subject, values }, changes, context);
        if (reasons.length > 0) throw new Error(`${label(subject)} is refused.\n${reasons.join('\n')}`);
      }
    };

  return { checkRules: checkEach(ruleRefusals), checkPages: checkEach(pageRefusals) };
}

/** Adds or resizes a canary; one that is there keeps its place, so that visitors stay in it when it grows. */
function canariesWith(versions: Readonly<Record<string, string>>, share: number, now: Live) {
  const [[application, version] = ['', ''], ...others] = Object.entries(versions);
  const kept = otherCanaries(now, ...Object.keys(versions));
  const left = 100 - kept.reduce((sum, one) => sum + one.share, 0);
  if (share > left + 1e-9) {
    const list = kept.map((one) => `${labelOf(one)} has ${one.share} %`);
    throw new Error(
      `At most ${Math.round(left * 10) / 10} % of visitors are left: ${list.join(', ')}; ask for no more, or one of these teams has to end its canary.`,
    );
  }
  const before = now.canaries.find((one) => one.application === application);
  const isSame = before && isDeepStrictEqual(versionsOf(before), versions);
  const since = isSame ? before.since : new Date().toISOString();
  const group = others.length > 0 && { others: Object.fromEntries(others) };
  const canary = { application, version, ...group, share, since };
  const stay = now.canaries.filter((one) => one === before || kept.includes(one));

  return before ? stay.map((one) => (one === before ? canary : one)) : [...stay, canary];
}

function percentOf(value: string | boolean | undefined) {
  if (value === undefined) return undefined;
  const share = Number(value);
  if (value === '' || typeof value === 'boolean' || !(share >= 0 && share <= 100))
    throw new Error(`A share is a percentage from 0 to 100, not "${value}".`);

  return share;
}

export async function remove({ positionals: [name = ''], values }: Args, context: DeployContext) {
  const { store, print } = context;
  const version = versionOn((await liveOf(context)).selection, name);
  if (name === 'shell') throw new Error('Without its shell there is no site.');
  const release = await store.readRelease(name, version);
  await makeLive(context, {
    verb: 'remove',
    subject: label(release),
    reason: String(values.because ?? ''),
    async target(now) {
      await requireUnused(name, now, context);
      const { [name]: _, ...selection } = now.selection;

      return { selection: selection as Selection, canaries: otherCanaries(now, name) };
    },
    async checkPages(changes) {
      const refusals = await pageRefusals({ subject: release, values }, changes, context);
      if (refusals.length > 0) throw new Error(`${name} cannot go.\n${refusals.join('\n')}`);
    },
  });
  const paths = release.routes.flatMap(expand).map(({ path }) => path);
  print(`${name} is off the site, with ${paths.join(', ')}.`);
}

async function requireUnused(name: string, now: Live, { store }: DeployContext) {
  const live = Object.entries(now.selection);
  const others = otherCanaries(now, name).flatMap((canary) => Object.entries(versionsOf(canary)));
  const releases = await Promise.all([...live, ...others].map((one) => store.readRelease(...one)));
  const users = releases.flatMap((release) =>
    mountsOf(release, { name }).map((expose) => `${label(release)} mounts ${name}/${expose}`),
  );
  if (users.length > 0)
    throw new Error(`${name} cannot go: ${users.join(', ')}. Release those without it first.`);
}
