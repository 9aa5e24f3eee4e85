import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DeploymentChange } from '../checks/request.ts';
import type { Act } from '../log/release-log.ts';
import type { Canary, Deployment, Live, Selection } from '../model.ts';
import type { DeployContext } from './context.ts';

export type Site = Pick<DeployContext, 'store' | 'log' | 'deployments' | 'identity' | 'print'>;

interface Target {
  selection: Selection;
  canaries: readonly Omit<Canary, 'deployment'>[];
}

type NewAct = Omit<Act, 'actor'>;

export interface Move extends NewAct {
  /** Called again after a conflict; undefined when nothing is left to do. @throws to refuse */
  target: (now: Live) => Target | undefined | Promise<Target | undefined>;
  /** Checks every deployment that would change for visitors. @throws with the reasons for a refusal */
  check?: (changes: readonly DeploymentChange[]) => Promise<void>;
}

/** The verb of previews that only the deploy checks see. */
export const checkVerb = 'check';

// After this many conflicts, the team has to find out who else is promoting.
const maxAttempts = 10;

const emptyLive = { deployment: '', selection: {}, canaries: [], previews: [], number: 0 } as unknown as Live;

/**
 * Composes, checks and records what visitors get; every change of it passes here. Starts over when another change
 * came first. Returns the live deployment and the duration, in words.
 */
export async function makeLive(site: Site, move: Move) {
  const { log, identity } = site;
  const start = performance.now();
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const now = (await log.live()) ?? emptyLive;
    const target = await move.target(now);
    if (!target) return undefined;
    const changes = await changesOf(target, now, site);
    await move.check?.(changes.filter(({ before, after }) => before?.id !== after.id));
    const [deployment, ...others] = changes.map(({ after }) => after) as [Deployment, ...Deployment[]];
    const isMoved = await log.move({ ...move, actor: identity.name }, (present = emptyLive) => {
      const [was, is] = [now, present].map(({ selection, canaries }) => [selection, canaries]);
      if (!isDeepStrictEqual(was, is)) return undefined;

      return {
        deployment: deployment.id,
        selection: deployment.selection,
        since: present.deployment === deployment.id ? present.since : new Date().toISOString(),
        canaries: target.canaries.map((canary, at) => ({ ...canary, deployment: others[at]?.id ?? '' })),
        previews: present.previews.filter(({ until }) => Date.parse(until) > Date.now()),
      };
    });
    await publishLive(site);
    if (isMoved)
      return { deployment, duration: `after ${((performance.now() - start) / 1_000).toFixed(1)} s` };
    site.print('What is live has changed meanwhile: checking again beside that.');
  }
  throw new Error('Other releases kept going live: look at the status, then retry.');
}

/** Composes live and the canaries, in this order, each beside the deployment that its visitors get now. */
async function changesOf({ selection, canaries }: Target, now: Live, { store, deployments }: Site) {
  const ids = [now.deployment, ...now.canaries.map(({ deployment }) => deployment)];
  const served = await Promise.all(ids.map((id) => store.readDeployment(id).catch(() => undefined)));
  const changes: DeploymentChange[] = [
    { role: 'live', before: served[0], after: await deployments.make(selection, served) },
  ];
  for (const canary of canaries) {
    const { application, version } = canary;
    // Visitors of a new canary get live until now.
    const at = now.canaries.indexOf(canary as Canary) + 1;
    const role = at > 0 ? `the canary of ${application}` : 'live';
    const after = await deployments.make({ ...selection, [application]: version }, served);
    changes.push({ role, before: served[at], after });
  }

  return changes;
}

/** Writes the latest state of the release log to `live.json`, unless it is there. */
export async function publishLive({ store, log }: Pick<Site, 'store' | 'log'>) {
  const live = await log.live();
  const published = await store.readLive().catch(() => undefined);
  if (live && published?.number !== live.number) await store.writeLive(live);
}

/** Creates a preview, which shows a deployment to whoever has its token; returns the token. */
export async function openPreview(
  site: Site,
  deployment: string,
  { forMs, ...act }: NewAct & { forMs: number },
) {
  const token = randomBytes(18).toString('base64url');
  const preview = { token, deployment, until: new Date(Date.now() + forMs).toISOString() };
  await site.log.move(
    { ...act, actor: site.identity.name },
    (now) => now && { ...now, previews: [...now.previews, preview] },
  );
  await publishLive(site);

  return token;
}
