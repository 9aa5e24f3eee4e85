import { objections } from '../../checks/rules.ts';
import type { Args } from '../../commands.ts';
import { ofEach } from '../../deployments/deployment.ts';
import type { Release } from '../../manifest.ts';
import { type Canary, type Live, otherCanaries, type Selection, versionsOf } from '../../model.ts';
import { label, partsOf, requireIntact } from '../../store/integrity.ts';
import { type DeployContext, liveOf, versionOn } from '../context.ts';
import { makeLive } from '../make-live.ts';

export async function rollback({ positionals: [reference = ''], values }: Args, context: DeployContext) {
  if (values.all) return rollBackAll(values, context);
  const { store, log, print } = context;
  const [application, named] = partsOf(reference);
  const live = await liveOf(context);
  const before = versionOn(live.selection, application);
  if (named && before !== named) return print(`${reference} is not live: there is nothing to roll back.`);

  const targets = rollbackTargets(live, await log.states());
  const { version } = targets.find((target) => target.application === application) ?? {};
  if (!version) throw new Error(`No other version of ${application} was live before.`);
  const release = { name: application, version };
  await requireIntact(await store.releaseFolder(application, version), release);
  const ended = new Set<string>();
  const moved = await makeLive(context, {
    verb: 'rollback',
    subject: label(release),
    reason: String(values.because ?? `from ${before}`),
    async target(now) {
      // Another move may have come first; then "before" means something else.
      if (now.selection[application] !== before) throw changedMeanwhile(now);
      const selection = { ...now.selection, [application]: version };
      const found = values.anyway ? [] : await objectionsTo(application, selection, context);
      if (found.length > 0)
        throw new Error(
          `${application} cannot go back to ${version} alone.\n${found.join('\n')}\nRoll that back first, or all, or say --anyway.`,
        );
      const canaries: Canary[] = [];
      for (const canary of otherCanaries(now, application)) {
        const shown = { ...selection, ...versionsOf(canary) };
        const needs = await Promise.all(
          Object.keys(versionsOf(canary)).map((other) => objectionsTo(other, shown, context)),
        );
        if (needs.flat().length === 0) canaries.push(canary);
        else ended.add(`The canary of ${canary.application} ends with it: ${needs.flat().join(' ')}`);
      }

      return { selection, canaries };
    },
  });
  print(`${application} is ${version} again, instead of ${before}, ${moved?.duration}.`);
  for (const reason of ended) print(reason);
}

/** Returns the rollback target of each application: the version that was live before, if there was another. */
export const rollbackTargets = ({ selection }: Live, states: readonly Live[]) =>
  Object.keys(selection).flatMap((application) => {
    const versions = states.flatMap((state) => state.selection[application] ?? []);
    const version = versions.find((one) => one !== versions[0]);

    return version ? [{ application, version, selection: { ...selection, [application]: version } }] : [];
  });

export async function objectionsTo(application: string, selection: Selection, { store }: DeployContext) {
  const releases = await ofEach(selection, store.readRelease);

  return objections(releases[application] as Release, Object.values(releases));
}

/** Rolls back the whole site; all canaries end, because they are based on what is abandoned. */
async function rollBackAll(values: Args['values'], context: DeployContext) {
  const { log, print } = context;
  const before = await liveOf(context);
  const to = String(values.to ?? '');
  const wanted = (await log.states()).find(
    ({ deployment }) => deployment !== before.deployment && deployment.startsWith(to),
  );
  if (!wanted)
    throw new Error(
      to
        ? `${to} was never live, or is live now: history lists what was.`
        : 'There is nothing to roll back to: no other deployment was live before.',
    );
  await makeLive(context, {
    verb: 'rollback',
    subject: wanted.deployment,
    reason: String(values.because ?? `from ${before.deployment}`),
    target(now) {
      if (now.deployment !== before.deployment) throw changedMeanwhile(now);

      return { selection: wanted.selection, canaries: [] };
    },
  });
  print(`Live is ${wanted.deployment} again, instead of ${before.deployment}.`);
}

const changedMeanwhile = ({ deployment }: Live) =>
  new Error(`Meanwhile ${deployment} went live: look at the status, then roll back again.`);
