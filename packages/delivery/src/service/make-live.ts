import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Selection, SiteBuild } from '../builds/site-build.ts';
import type { Exchange } from '../checks/pages.ts';
import type { Canary, Live } from '../live.ts';
import type { Act } from '../log/release-log.ts';
import type { DeployContext } from './context.ts';

type Site = Pick<DeployContext, 'store' | 'log' | 'builds' | 'identity'>;

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
  tell?: (line: string) => void;
}

/** The verb of what only the deploy checks look at. */
export const unseen = 'check';

// After this many, the team has to find out who else is promoting.
const attempts = 10;

const nothing = { build: '', selection: {}, canaries: [], previews: [], number: 0 } as unknown as Live;

/** Composes, checks and writes down what visitors shall get; begins anew when others made other releases live meanwhile. */
export async function makeLive(site: Site, move: Move): Promise<SiteBuild | undefined> {
  const { log, identity } = site;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const now = (await log.live()) ?? nothing;
    const wanted = await move.want(now);
    if (!wanted) return undefined;
    const exchanges = await exchangesOf(wanted, now, site);
    await move.check?.(exchanges.filter(({ before, after }) => before?.id !== after.id));
    const [live, ...others] = exchanges.map(({ after }) => after) as [SiteBuild, ...SiteBuild[]];
    const isMoved = await log.move({ ...move, actor: identity.name }, (present = nothing) => {
      const [was, is] = [now, present].map(({ selection, canaries }) => [selection, canaries]);
      if (!isDeepStrictEqual(was, is)) return undefined;

      return {
        build: live.id,
        selection: live.selection,
        since: present.build === live.id ? present.since : new Date().toISOString(),
        canaries: wanted.canaries.map((canary, at) => ({ ...canary, build: others[at]?.id ?? '' })),
        previews: present.previews.filter(({ until }) => Date.parse(until) > Date.now()),
      };
    });
    await tellEdges(site);
    if (isMoved) return live;
    move.tell?.('What is live has changed meanwhile: checking again beside that.');
  }
  throw new Error('Other releases kept going live: look at the status, then retry.');
}

/** The live site build and those of the canaries, in this order, each with the one that its visitors get now. */
async function exchangesOf({ selection, canaries }: Wanted, now: Live, { store, builds }: Site) {
  const ids = [now.build, ...now.canaries.map(({ build }) => build)];
  const served = await Promise.all(ids.map((id) => store.readSiteBuild(id).catch(() => undefined)));
  const [live] = served;
  const exchanges: Exchange[] = [{ role: 'live', before: live, after: await builds.make(selection, served) }];
  for (const canary of canaries) {
    const { application, version } = canary;
    const after = await builds.make({ ...selection, [application]: version }, served);
    const at = now.canaries.indexOf(canary as Canary);
    // Visitors of a new canary got what is live.
    const goesOn = at >= 0 && { role: `the canary of ${application}`, before: served[at + 1] };
    exchanges.push({ role: 'live', before: live, after, ...goesOn });
  }

  return exchanges;
}

/**
 * Writes `live.json` until it is what the release log says: the process that added an entry may have been killed before
 * it wrote, and another may have written an older state after.
 */
export async function tellEdges({ store, log }: Pick<Site, 'store' | 'log'>) {
  for (let written = 0; ; ) {
    const live = await log.live();
    const told = await store.readLive().catch(() => undefined);
    if (!live || [told?.live?.number, written].includes(live.number)) return;
    await store.writeLive(live);
    written = live.number;
  }
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
