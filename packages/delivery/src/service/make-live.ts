import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selection, SiteBuild } from '../builds/site-build.ts';
import type { Exchange } from '../checks/pages.ts';
import type { Canary, Live } from '../live.ts';
import type { Act } from '../log/release-log.ts';
import type { DeployContext } from './context.ts';

export type Site = Pick<DeployContext, 'store' | 'log' | 'builds' | 'identity' | 'tell'>;

interface Wanted {
  selection: Selection;
  canaries: readonly Omit<Canary, 'build'>[];
}

type Noted = Omit<Act, 'actor'>;

export interface Move extends Noted {
  /** Asked again when others moved meanwhile; undefined when nothing is left to do. @throws with a reason against it */
  want: (now: Live) => Wanted | undefined | Promise<Wanted | undefined>;
  /** Looks at every site build that visitors would get anew. @throws with the reasons against it */
  check?: (exchanges: readonly Exchange[]) => Promise<void>;
}

/** The verb of what only the deploy checks look at. */
export const unseen = 'check';

// After this many, the team has to find out who else is promoting.
const attempts = 10;

const nothing = { build: '', selection: {}, canaries: [], previews: [], number: 0 } as unknown as Live;

/**
 * Composes, checks and writes down what visitors shall get: every change of it comes here. Begins anew when others made
 * other releases live meanwhile. Returns the live site build, and how long it took, in words.
 */
export async function makeLive(site: Site, move: Move) {
  const { log, identity } = site;
  const start = performance.now();
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = (await log.live()) ?? nothing;
    const wanted = await move.want(now);
    if (!wanted) return undefined;
    const exchanges = await exchangesOf(wanted, now, site);
    await move.check?.(exchanges.filter(({ before, after }) => before?.id !== after.id));
    const [build, ...others] = exchanges.map(({ after }) => after) as [SiteBuild, ...SiteBuild[]];
    const isMoved = await log.move({ ...move, actor: identity.name }, (present = nothing) => {
      const [was, is] = [now, present].map(({ selection, canaries }) => [selection, canaries]);
      if (!isDeepStrictEqual(was, is)) return undefined;

      return {
        build: build.id,
        selection: build.selection,
        since: present.build === build.id ? present.since : new Date().toISOString(),
        canaries: wanted.canaries.map((canary, at) => ({ ...canary, build: others[at]?.id ?? '' })),
        previews: present.previews.filter(({ until }) => Date.parse(until) > Date.now()),
      };
    });
    await tellEdges(site);
    if (isMoved) return { build, after: `after ${((performance.now() - start) / 1_000).toFixed(1)} s` };
    site.tell('What is live has changed meanwhile: checking again beside that.');
  }
  throw new Error('Other releases kept going live: look at the status, then retry.');
}

/** The live site build and those of the canaries, in this order, each with the one that its visitors get now. */
async function exchangesOf({ selection, canaries }: Wanted, now: Live, { store, builds }: Site) {
  const ids = [now.build, ...now.canaries.map(({ build }) => build)];
  const served = await Promise.all(ids.map((id) => store.readSiteBuild(id).catch(() => undefined)));
  const exchanges: Exchange[] = [
    { role: 'live', before: served[0], after: await builds.make(selection, served) },
  ];
  for (const canary of canaries) {
    const { application, version } = canary;
    // Visitors of a new canary got what is live.
    const at = now.canaries.indexOf(canary as Canary) + 1;
    const role = at > 0 ? `the canary of ${application}` : 'live';
    const after = await builds.make({ ...selection, [application]: version }, served);
    exchanges.push({ role, before: served[at], after });
  }

  return exchanges;
}

/** Writes what the release log says into `live.json`, unless it is there. */
export async function tellEdges({ store, log }: Pick<Site, 'store' | 'log'>) {
  const live = await log.live();
  const told = await store.readLive().catch(() => undefined);
  if (live && told?.number !== live.number) await store.writeLive(live);
}

/** Lets whoever has the token see a site build that is not live; returns the token. */
export async function openPreview(site: Site, build: string, { forMs, ...act }: Noted & { forMs: number }) {
  const token = randomBytes(18).toString('base64url');
  const preview = { token, build, until: new Date(Date.now() + forMs).toISOString() };
  await site.log.move(
    { ...act, actor: site.identity.name },
    (now) => now && { ...now, previews: [...now.previews, preview] },
  );
  await tellEdges(site);

  return token;
}
