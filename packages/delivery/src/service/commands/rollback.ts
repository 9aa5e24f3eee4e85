import { objections } from '../../checks/objections.ts';
import { type Words, wordsOf } from '../../commands.ts';
import { type Canary, othersIn } from '../../live/live.ts';
import { requireRight } from '../../log/tokens.ts';
import { label, partsOf } from '../../store/label.ts';
import { refuseAltered } from '../../store/release-fault.ts';
import type { DeployContext } from '../context.ts';
import { notOnSite } from '../named.ts';
import {
  buildOf,
  canariesBeside,
  hasOtherReleases,
  liveOf,
  move,
  onBuilds,
  versionBefore,
  wentLive,
} from '../site.ts';

/** Takes one application or the whole site back to what was live before. */
export async function rollback(words: Words, context: DeployContext) {
  const isWhole = Boolean(words.values.all);
  const [word = ''] = wordsOf(words, 'rollback', isWhole ? 0 : 1);
  const [application, version] = partsOf(word);
  requireRight(context.identity, isWhole ? undefined : application);
  if (isWhole) return rollBackAll(words, context);

  const live = (await liveOf(context)).selection[application];
  if (version && live !== version) return context.tell(`${word} is not live: there is nothing to take back.`);

  await rollBackOne(application, words, context);
}

async function rollBackOne(application: string, { values }: Words, context: DeployContext) {
  const { store, tell, log } = context;
  const start = performance.now();
  const now = await liveOf(context);
  const before = now.selection[application];
  if (!before) throw notOnSite(application, now.selection);
  const version = await target(application, values.to, context);
  const selection = { ...now.selection, [application]: version };
  const against = values.anyway ? [] : await objections(application, selection, store);
  if (against.length > 0)
    throw new Error(
      `${application} cannot go back to ${version} alone.\n${against.join('\n')}\nRoll that back first, or all, or say --anyway.`,
    );

  const release = { name: application, version };
  await refuseAltered(await store.releaseFolder(application, version), release);
  const build = await buildOf(selection, context);
  const { fitting, reasons } = await fittingCanaries(othersIn(now, application), selection, context);
  const beside = await canariesBeside(fitting, selection, context);
  const isMoved = await move(
    { verb: 'rollback', subject: label(release), reason: String(values.because ?? `from ${before}`) },
    (present) =>
      hasOtherReleases(now, present) ? undefined : wentLive(present, build, onBuilds(present, beside)),
    context,
  );
  if (!isMoved) throw new Error(meanwhile((await log.live())?.build));
  const seconds = ((performance.now() - start) / 1_000).toFixed(1);
  tell(`${application} is ${version} again, instead of ${before}, after ${seconds} s.`);
  for (const reason of reasons) tell(reason);
}

/** The version that a rollback leads to: what was live before, or another that was live once. */
async function target(application: string, wanted: string | boolean | undefined, { log }: DeployContext) {
  const history = await log.history();
  if (wanted === undefined) {
    const version = versionBefore(application, history);
    if (!version) throw new Error(`No other version of ${application} was live before.`);

    return version;
  }
  const versions = [...new Set(history.flatMap(({ live }) => live?.selection[application] ?? []))];
  const version = versions.find((one) => one.includes(String(wanted)));
  if (!version || version === versions[0])
    throw new Error(`${wanted} was not live before; these were: ${versions.slice(1, 6).join(', ')}.`);

  return version;
}

/** The canaries that fit beside some releases; those that need what is taken back end with it, each with a sentence. */
async function fittingCanaries(
  canaries: readonly Canary[],
  selection: { shell: string },
  { store }: DeployContext,
) {
  const fitting: Canary[] = [];
  const reasons: string[] = [];
  for (const canary of canaries) {
    const { application, version } = canary;
    const against = await objections(application, { ...selection, [application]: version }, store);
    if (against.length === 0) fitting.push(canary);
    else reasons.push(`The canary of ${application} ends with it: ${against.join(' ')}`);
  }

  return { fitting, reasons };
}

/** Takes the whole site back; all canaries end, because they stand on what is abandoned. */
async function rollBackAll({ values }: Words, context: DeployContext) {
  const { log, tell } = context;
  const now = await liveOf(context);
  const states = (await log.history()).flatMap(({ live }) => live ?? []);
  const others = states.filter(({ build }) => build !== now.build);
  const wanted =
    values.to === undefined ? others[0] : others.find(({ build }) => build.startsWith(String(values.to)));
  if (!wanted) {
    const known = [...new Set(others.map(({ build }) => build))].slice(0, 5);
    throw new Error(
      values.to === undefined
        ? 'There is nothing to roll back to: no other site build was live before.'
        : `${values.to} was never live${known.length > 0 ? `; before ${now.build} were live: ${known.join(', ')}` : ''}.`,
    );
  }
  const build = await buildOf(wanted.selection, context);
  const isMoved = await move(
    { verb: 'rollback', subject: build.id, reason: String(values.because ?? `from ${now.build}`) },
    // Another may have moved since: then "before" means something else.
    (present) => (present?.build === now.build ? wentLive(present, build, []) : undefined),
    context,
  );
  if (!isMoved) throw new Error(meanwhile((await log.live())?.build));
  tell(`Live is ${build.id} again, instead of ${now.build}.`);
}

const meanwhile = (live: string | undefined) =>
  `Meanwhile ${live} went live: look at the status, then roll back again.`;
