import { expand } from '@dosmares/contracts/site/routes';
import { ruleRefusals } from '../../checks/checks.ts';
import { pageRefusals } from '../../checks/pages.ts';
import { mountsOf } from '../../checks/rules.ts';
import type { Args } from '../../commands.ts';
import type { Release } from '../../manifest.ts';
import { canaryIn, type Live, otherCanaries, type Selection } from '../../model.ts';
import { label } from '../../store/integrity.ts';
import { type DeployContext, labelOf, liveOf, releaseNamed, versionOn } from '../context.ts';
import { makeLive } from '../make-live.ts';

export async function promote({ positionals: [reference = ''], values }: Args, context: DeployContext) {
  const { store, print } = context;
  await liveOf(context);
  const { name, version } = await releaseNamed(reference, context);
  const subject = await store.readRelease(name, version);
  const share = percentOf(values.share);
  if (values.watch && share === undefined)
    throw new Error('--watch compares a canary with live: say its --share.');
  const because = [share === undefined ? '' : `for ${share} % of visitors`, String(values.because ?? '')];
  const refuse = (reasons: readonly string[]) => {
    if (reasons.length > 0) throw new Error(`${label(subject)} is refused.\n${reasons.join('\n')}`);
  };
  const moved = await makeLive(context, {
    verb: share === undefined ? 'promote' : 'canary',
    subject: label(subject),
    reason: because.filter(Boolean).join(', '),
    target: (now) =>
      share === undefined
        ? // This ends the application's own canary.
          { selection: { ...now.selection, [name]: version }, canaries: otherCanaries(now, name) }
        : { selection: now.selection, canaries: canariesWith(subject, share, now) },
    checkRules: async (changes) => refuse(await ruleRefusals({ subject, values }, changes, context)),
    checkPages: async (changes) => refuse(await pageRefusals({ subject, values }, changes, context)),
  });
  const where = share === undefined ? 'live' : `in canary for ${share} % of visitors`;
  print(`${label(subject)} is ${where}, ${moved?.duration}.`);
}

/** Adds or resizes a canary; one that is there keeps its place, so that visitors stay in it when it grows. */
function canariesWith({ name, version }: Release, share: number, now: Live) {
  const others = otherCanaries(now, name);
  const left = 100 - others.reduce((sum, one) => sum + one.share, 0);
  if (share > left + 1e-9) {
    const list = others.map((one) => `${labelOf(one)} has ${one.share} %`);
    throw new Error(
      `At most ${Math.round(left * 10) / 10} % of visitors are left: ${list.join(', ')}; ask for no more, or one of these teams has to end its canary.`,
    );
  }
  const before = canaryIn(now, name);
  const since = before?.version === version ? before.since : new Date().toISOString();
  const canary = { application: name, version, share, since };

  return before ? now.canaries.map((one) => (one === before ? canary : one)) : [...now.canaries, canary];
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
  const others = otherCanaries(now, name).map(({ application, version }) => [application, version] as const);
  const releases = await Promise.all([...live, ...others].map((one) => store.readRelease(...one)));
  const users = releases.flatMap((release) =>
    mountsOf(release, { name }).map((expose) => `${label(release)} mounts ${name}/${expose}`),
  );
  if (users.length > 0)
    throw new Error(`${name} cannot go: ${users.join(', ')}. Release those without it first.`);
}
