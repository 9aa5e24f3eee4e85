import { isDeepStrictEqual } from 'node:util';
import { compose } from '../builds/compose.ts';
import type { Selection, SiteBuild } from '../builds/site-build.ts';
import type { Canary, Live } from '../live/live.ts';
import type { Act, Entry, NextLive } from '../log/release-log.ts';
import type { DeployContext } from './context.ts';

/** The site, as far as moving it concerns. */
type Site = Pick<DeployContext, 'store' | 'log' | 'known' | 'addresses'>;

/** Reads what is live. @throws when nothing is */
export async function liveOf({ log }: Pick<Site, 'log'>): Promise<Live> {
  const live = await log.live();
  if (!live)
    throw new Error('Nothing is live yet: start the site once with npm start, which composes what is there.');

  return live;
}

/** Makes the site build of some releases, with every page that earlier ones have. */
export async function buildOf(
  selection: Selection,
  { store, log, known, addresses }: Site,
): Promise<SiteBuild> {
  const live = await log.live();
  // Another process may have made it.
  if (live) await known.read([live.build, ...live.canaries.map(({ build }) => build)], store);

  return (await compose(selection, { store, addresses, known, live: live?.selection })).build;
}

/** Makes the site builds of canaries beside some releases; returns the canaries with them. */
export async function canariesBeside(
  canaries: readonly Canary[],
  selection: Selection,
  site: Site,
): Promise<readonly { canary: Canary; build: SiteBuild }[]> {
  const made = [];
  for (const canary of canaries) {
    const build = await buildOf({ ...selection, [canary.application]: canary.version }, site);
    made.push({ canary: { ...canary, build: build.id }, build });
  }

  return made;
}

/** Returns the next state with another live site build. */
export const wentLive = (now: Live | undefined, build: SiteBuild, canaries: readonly Canary[]): NextLive => ({
  build: build.id,
  selection: build.selection,
  since: now?.build === build.id ? now.since : new Date().toISOString(),
  canaries,
  previews: previewsIn(now),
});

/** Returns the previews that are not over. */
export const previewsIn = (now: Live | undefined) =>
  (now?.previews ?? []).filter(({ until }) => Date.parse(until) > Date.now());

/** Adds an entry to the release log and tells the edges; returns false if `change` gave nothing. */
export async function move(
  act: Omit<Act, 'actor'>,
  change: (now: Live | undefined) => NextLive | undefined,
  context: Pick<DeployContext, 'store' | 'log' | 'identity'>,
): Promise<boolean> {
  const isMoved = await context.log.move({ ...act, actor: context.identity.name }, change);
  await tellEdges(context);

  return isMoved;
}

/**
 * Writes `live.json` until it is what the release log says: the process that added an entry may have been killed before
 * it wrote, and another may have written an older state after.
 */
export async function tellEdges({ store, log }: Pick<DeployContext, 'store' | 'log'>) {
  for (let written = 0; ; ) {
    const live = await log.live();
    const told = await store.readLive().catch(() => undefined);
    const number = typeof told === 'object' ? told.live.number : undefined;
    if (!live || live.number === number || live.number === written) return;
    await store.writeLive(live);
    written = live.number;
  }
}

/** Reports whether other releases have visitors now. Changed shares do not count: each team chooses its own. */
export const hasOtherReleases = (before: Live, now: Live | undefined) =>
  !isDeepStrictEqual(releasesIn(before), now && releasesIn(now));

const releasesIn = ({ selection, canaries }: Live) => [
  selection,
  canaries.map(({ application, version }) => `${application}@${version}`).sort(),
];

// After this many, the team has to find out who else is promoting.
const attempts = 5;

/** Repeats an attempt until no other move came in between: what others made live stays. */
export async function untilMoved({ tell }: Pick<DeployContext, 'tell'>, attempt: () => Promise<boolean>) {
  for (let count = 1; !(await attempt()); count += 1) {
    if (count === attempts)
      throw new Error('Other releases kept going live: look at the status, then retry.');
    tell('Another release went live meanwhile: checking again beside that one.');
  }
}

/** Where a rollback of one application leads. */
export interface WayBack {
  application: string;
  version: string;
  selection: Selection;
}

/** Returns where the rollback of each application leads that had another version live before. */
export function waysBack({ selection }: Live, history: readonly Entry[]): readonly WayBack[] {
  return Object.keys(selection).flatMap((application) => {
    const version = versionBefore(application, history);

    return version ? [{ application, version, selection: { ...selection, [application]: version } }] : [];
  });
}

/** The version of an application that was live before the present one, always; undefined when there was no other. */
export function versionBefore(application: string, history: readonly Entry[]): string | undefined {
  const versions = history.flatMap(({ live }) => live?.selection[application] ?? []);

  return versions.find((version) => version !== versions[0]);
}

/** The canaries of a state that go on, with the shares that they have now, on their new site builds. */
export const onBuilds = (now: Live | undefined, beside: readonly { canary: Canary }[]): readonly Canary[] =>
  beside.flatMap(({ canary }) => {
    const present = now?.canaries.find(({ application }) => application === canary.application);

    return present ? [{ ...present, build: canary.build }] : [];
  });

/** Renders in the background what rollbacks lead to, so that none has to wait for it. */
export async function prepareWaysBack(context: Site) {
  const live = await liveOf(context);
  for (const { selection } of waysBack(live, await context.log.history()))
    await buildOf(selection, context).catch(() => {});
}
