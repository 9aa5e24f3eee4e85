import type { SiteTable } from '@dosmares/contracts/site/boot';
import { TooLate, within } from '@dosmares/contracts/waiting';
import {
  type Choice,
  choose,
  compress,
  type Deployment,
  followLive,
  type Live,
  matcherOf,
  type Page,
  pagesIn,
  type Store,
  type Visit,
} from '@dosmares/delivery';
import type { Log } from '@dosmares/server/log';

/** A deployment in memory. Its pages, by their hash, and its table are compressed with brotli. */
export interface LoadedDeployment {
  deployment: Deployment;
  pages: ReadonlyMap<string, Buffer>;
  table: Buffer;
  match: ReturnType<typeof matcherOf>;
}

export interface VisitedPage extends Pick<Choice, 'kind' | 'remember'>, LoadedDeployment {
  page: Page;
  /** Whether every visitor without a cookie gets the same page. */
  isForAll: boolean;
  /** The page's canonical path; the not-found page has none. */
  canonical?: string;
}

/** Deployments kept in memory, including those of live and canaries: few get visitors at a time. */
const maxInMemory = 8;

/** Longest wait for a preview, which may have to be fetched from a bucket first, in milliseconds. */
const longestPreviewWaitMs = 15_000;

/** Resolves each visit to a page of one deployment, which gets visitors once all of its pages are in memory. */
export function liveSite(store: Store, log: Pick<Log, 'error'>, everyMs = 1_000) {
  const { inMemory, get, keep } = loadedDeployments(store);
  let inCanaries: readonly string[] = [];
  const missing = new Set<string>();
  const following = followLive(store, load, { log, everyMs });
  const retrying = setInterval(loadCanaries, everyMs);

  async function load({ deployment, canaries }: Live) {
    inCanaries = canaries.map((canary) => canary.deployment);
    keep([deployment, ...inCanaries]);
    missing.clear();
    loadCanaries();
    await get(deployment);
  }

  /** Visitors of a canary get the live site until it has loaded. */
  function loadCanaries() {
    for (const id of inCanaries)
      get(id).catch((error) => {
        if (!missing.has(id)) log.error({ err: error, deployment: id }, 'a canary is not served yet');
        missing.add(id);
      });
  }

  async function chosen({ deployment, kind }: Choice, live: Live) {
    // Showing the live site instead would mislead, unless the preview has been pruned.
    const preview = () => within(longestPreviewWaitMs, get(deployment)).catch(rethrowTooLate);
    const found = kind === 'preview' ? await preview() : inMemory.get(deployment);

    return found ? { kind, loaded: found } : { kind: 'live' as const, loaded: await get(live.deployment) };
  }

  return {
    isCurrent: following.isCurrent,
    close() {
      clearInterval(retrying);
      following.close();
    },
    live: async () => get((await following.known()).deployment),
    async resolve(path: string, visit: Visit): Promise<VisitedPage> {
      const live = await following.known();
      const choice = choose(visit, live);
      const { kind, loaded } = await chosen(choice, live);
      const { page, canonical } = loaded.match(path) ?? { page: loaded.deployment.notFound };
      const isForAll = live.canaries.length === 0;

      return { ...loaded, page, kind, remember: choice.remember, isForAll, ...(canonical && { canonical }) };
    },
  };
}

/** The deployments in memory: all that are in use, and some others. */
function loadedDeployments(store: Store) {
  const inMemory = new Map<string, LoadedDeployment>();
  const loading = new Map<string, Promise<LoadedDeployment>>();
  let inUse: readonly string[] = [];

  function get(id: string): Promise<LoadedDeployment> {
    const loaded = inMemory.get(id);
    if (loaded) return Promise.resolve(loaded);
    const pending = loading.get(id) ?? loadDeployment(id).finally(() => loading.delete(id));
    loading.set(id, pending);

    return pending;
  }

  async function loadDeployment(id: string) {
    const deployment = await store.readDeployment(id);
    // A page is useless without the shell's files.
    await store.releaseFolder('shell', deployment.selection.shell);
    const loaded = {
      deployment,
      pages: await pagesOf(deployment),
      table: await tableOf(deployment),
      match: matcherOf(deployment),
    };
    inMemory.set(id, loaded);
    for (const other of inMemory.keys())
      if (inMemory.size > maxInMemory && other !== id && !inUse.includes(other)) inMemory.delete(other);

    return loaded;
  }

  async function pagesOf(deployment: Deployment) {
    const known = new Map([...inMemory.values()].flatMap(({ pages }) => [...pages]));
    const needed = new Set(pagesIn(deployment).map(([, { html }]) => html));
    const read = async (html: string) =>
      [html, known.get(html) ?? (await store.readText('pages', html))] as const;

    return new Map(await Promise.all([...needed].map(read)));
  }

  return {
    inMemory: inMemory as ReadonlyMap<string, LoadedDeployment>,
    get,
    keep(ids: readonly string[]) {
      inUse = ids;
    },
  };
}

function rethrowTooLate(error: unknown) {
  if (error instanceof TooLate) throw error;
}

function tableOf({ id, selection, remotes }: Deployment) {
  const table: SiteTable = {
    deployment: id,
    shellVersion: selection.shell,
    remotes,
  };

  return compress(JSON.stringify(table), 6);
}
