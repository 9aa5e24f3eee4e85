import { expand } from '@dosmares/contracts/site/routes';
import { releasesOf } from '../../builds/registry.ts';
import type { Selection } from '../../builds/site-build.ts';
import { affectedPaths } from '../../checks/composed/affected.ts';
import { newProblems } from '../../checks/composed/new-problems.ts';
import { type Words, wordsOf } from '../../commands.ts';
import { requireRight } from '../../log/tokens.ts';
import { label, partsOf } from '../../store/label.ts';
import type { DeployContext } from '../context.ts';
import { notOnSite } from '../named.ts';
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

/** Takes an application off the site. Its releases stay, and `promote --again` puts it back. */
export async function remove(words: Words, context: DeployContext) {
  const [name = ''] = wordsOf(words, 'remove', 1);
  requireRight(context.identity, name);
  await untilMoved(context, () => takeOff(name, words, context));
}

/**
 * Refuses an application that was taken off the site: a pipeline must not put it back by accident.
 * @throws with the actor, the day and the reason
 */
export async function refuseRemoved(name: string, context: Pick<DeployContext, 'log'>) {
  if (name in (await liveOf(context)).selection) return;
  const history = await context.log.history();
  const removal = history.find(({ verb, subject }) => verb === 'remove' && partsOf(subject)[0] === name);
  if (!removal) return;

  const { actor, at, reason } = removal;
  throw new Error(
    `${name} was taken off the site by ${actor} on ${at.slice(0, 10)}${reason ? ` (${reason})` : ''}: its team may put it back with --again.`,
  );
}

async function takeOff(name: string, { values }: Words, context: DeployContext): Promise<boolean> {
  const now = await liveOf(context);
  const version = now.selection[name];
  if (!version) throw notOnSite(name, now.selection);
  if (name === 'shell') throw new Error('Without its shell there is no site.');
  const own = now.canaries.find(({ application }) => application === name);
  if (own) throw new Error(`${name}@${own.version} is in canary: withdraw that first.`);

  const sets = [
    now.selection,
    ...now.canaries.map((one) => ({ ...now.selection, [one.application]: one.version })),
  ];
  const users = (await Promise.all(sets.map((selection) => usersOf(name, selection, context)))).flat();
  if (users.length > 0)
    throw new Error(`${name} cannot go: ${[...new Set(users)].join(', ')}. Release those without it first.`);

  const { [name]: _, ...rest } = now.selection;
  const build = await buildOf(rest as Selection, context);
  await requireWhole(name, build, { now: await buildOf(now.selection, context), values, context });
  const beside = await canariesBeside(now.canaries, rest as Selection, context);
  const isMoved = await move(
    { verb: 'remove', subject: label({ name, version }), reason: String(values.because ?? '') },
    (present) =>
      hasOtherReleases(now, present) ? undefined : wentLive(present, build, onBuilds(present, beside)),
    context,
  );
  const { routes } = await context.store.readRelease(name, version);
  const paths = routes.flatMap(expand).map(({ path }) => path);
  if (isMoved) context.tell(`${name} is off the site, with ${paths.join(', ')}.`);

  return isMoved;
}

type Built = Awaited<ReturnType<typeof buildOf>>;

/** @throws when pages fail without the application */
async function requireWhole(
  name: string,
  build: Built,
  { now, values, context }: { now: Built; values: Words['values']; context: DeployContext },
) {
  const faults = newProblems(build, now);
  const complaint =
    faults.length > 0 || values['without-browser']
      ? undefined
      : await context.hydrate(build, affectedPaths(build, now));
  const refusals = [
    ...faults,
    ...(complaint ? [`${complaint.path} fails in a browser: ${complaint.message}`] : []),
  ];
  if (refusals.length > 0) throw new Error(`${name} cannot go.\n${refusals.join('\n')}`);
}

/** Names the applications that mount something of another. */
async function usersOf(name: string, selection: Selection, { store }: DeployContext) {
  const releases = Object.values(await releasesOf(selection, store)).filter((one) => one.name !== name);

  return releases.flatMap((release) =>
    release.mounts
      .filter((address) => address.startsWith(`${name}/`))
      .map((address) => `${label(release)} mounts ${address}`),
  );
}
