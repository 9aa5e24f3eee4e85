import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { DeploymentChange, SelectionChange } from '../checks/request.ts';
import type { Act } from '../log/release-log.ts';
import { type Canary, type Deployment, type Live, type Selection, versionsOf } from '../model.ts';
import type { DeployContext } from './context.ts';

export type Site = Pick<DeployContext, 'store' | 'log' | 'deployments' | 'identity' | 'print' | 'inTurn'>;

interface Target {
  selection: Selection;
  canaries: readonly Omit<Canary, 'deployment'>[];
}

type NewAct = Omit<Act, 'actor'>;

export interface Move extends NewAct {
  /** Called again after a conflict; undefined when nothing is left to do. @throws to refuse */
  target: (now: Live) => Target | undefined | Promise<Target | undefined>;
  /** Checks, before anything is rendered, what would change for visitors. @throws with the reasons for a refusal */
  checkRules?: (changes: readonly SelectionChange[]) => Promise<void>;
  /** Checks every deployment that would change for visitors, one move at a time. @throws like the former */
  checkPages?: (changes: readonly DeploymentChange[]) => Promise<void>;
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
  const start = performance.now();
  const plan = await planOf(move, site);
  if (!plan) return undefined;
  const { inTurn = (work) => work() } = site;
  const follow = () => followPlan(plan, move, site);
  // Pages are opened in a browser, one promotion at a time; a rollback never waits.
  const deployment = await (move.checkPages ? inTurn(follow) : follow());

  return (
    deployment && { deployment, duration: `after ${((performance.now() - start) / 1_000).toFixed(1)} s` }
  );
}

interface Plan {
  now: Live;
  target: Target;
  /** The selection of live, then of each canary, each beside the one that its visitors get now. */
  changes: readonly (SelectionChange & { from: string | undefined })[];
}

/** Plans a move from what is live now. @throws when the rules refuse it */
async function planOf({ target: targetOf, checkRules }: Move, { log }: Site): Promise<Plan | undefined> {
  const now = (await log.live()) ?? emptyLive;
  const target = await targetOf(now);
  if (!target) return undefined;
  const { selection, canaries } = target;
  const withCanary = (base: Selection, canary: Target['canaries'][number]) => ({
    ...base,
    ...versionsOf(canary),
  });
  const live = { role: 'live', from: now.deployment, before: now.selection };
  const changes = [
    { ...live, after: selection },
    ...canaries.map((canary) => {
      const same = now.canaries.find((one) => one === canary);
      const before = same && withCanary(now.selection, same);
      const role = `the canary of ${canary.application}`;

      // Visitors of a new canary get live until now.
      return {
        ...(same && before ? { role, from: same.deployment, before } : live),
        after: withCanary(selection, canary),
      };
    }),
  ];
  await checkRules?.(changes.filter(({ before, after }) => !isDeepStrictEqual(before, after)));

  return { now, target, changes };
}

async function followPlan(first: Plan, move: Move, site: Site) {
  const { log, identity, store } = site;
  let plan: Plan | undefined = first;
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    if (attempt > 0 || ((await log.live()) ?? emptyLive).number !== plan.now.number)
      plan = await planOf(move, site);
    if (!plan) return undefined;
    const { now, target } = plan;
    const changes = await composed(plan, site);
    await move.checkPages?.(changes.filter(({ before, after }) => before?.id !== after.id));
    const [deployment, ...others] = changes.map(({ after }) => after) as [Deployment, ...Deployment[]];
    const isMoved = await log.move({ ...move, actor: identity.name }, (present = emptyLive) => {
      const [was, is] = [now, present].map(({ selection, canaries }) => [selection, canaries]);
      if (!isDeepStrictEqual(was, is)) return undefined;

      return {
        deployment: deployment.id,
        selection: deployment.selection,
        since: present.deployment === deployment.id ? present.since : new Date().toISOString(),
        canaries: target.canaries.map((canary, at) => ({ ...canary, deployment: others[at]?.id ?? '' })),
        previews: validPreviews(present),
      };
    });
    await publishLive({ store, log });
    if (isMoved) return deployment;
    site.print('What is live has changed meanwhile: checking again beside that.');
  }
  throw new Error('Other releases kept going live: look at the status, then retry.');
}

/** Composes what a plan changes, live first. */
async function composed({ now, changes }: Plan, { store, deployments }: Site) {
  const ids = [now.deployment, ...now.canaries.map(({ deployment }) => deployment)];
  const served = await Promise.all(ids.map((id) => store.readDeployment(id).catch(() => undefined)));
  const composed: DeploymentChange[] = [];
  for (const { role, from, after } of changes) {
    const before = served.find((one) => one?.id === from);
    composed.push({ role, before, after: await deployments.make(after, served) });
  }

  return composed;
}

/** Writes the latest state of the release log to `live.json`, unless it is there. */
export async function publishLive({ store, log }: Pick<Site, 'store' | 'log'>) {
  const live = await log.live();
  const published = await store.readLive().catch(() => undefined);
  if (live && published?.number !== live.number) await store.writeLive(live);
}

const validPreviews = ({ previews }: Live) => previews.filter(({ until }) => Date.parse(until) > Date.now());

/** Creates a preview, which shows a deployment to whoever has its token; returns the token. */
export async function openPreview(
  site: Site,
  deployment: string,
  { forMs, ...act }: NewAct & { forMs: number },
) {
  const token = randomBytes(18).toString('base64url');
  const { name: by } = site.identity;
  const preview = { token, deployment, until: new Date(Date.now() + forMs).toISOString(), by };
  await site.log.move(
    { ...act, actor: by },
    (now) => now && { ...now, previews: [...validPreviews(now), preview] },
  );
  await publishLive(site);

  return token;
}
