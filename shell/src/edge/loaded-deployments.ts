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

/** A deployment in memory. Its pages, by their hash, and its table are compressed with brotli. */
export interface LoadedBuild {
  build: Deployment;
  pages: ReadonlyMap<string, Buffer>;
  table: Buffer;
  match: ReturnType<typeof matcherOf>;
}

export interface VisitedPage extends Pick<Choice, 'kind' | 'remember'>, LoadedBuild {
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
export function liveSite(store: Store, everyMs?: number) {
  const inMemory = new Map<string, LoadedBuild>();
  const loading = new Map<string, Promise<LoadedBuild>>();
  let inUse: readonly string[] = [];
  const following = followLive(store, load, everyMs);

  async function load({ build, canaries }: Live) {
    inUse = [build, ...canaries.map((canary) => canary.build)];
    for (const canary of canaries)
      get(canary.build).catch(({ message }) => console.error(`Not served: ${message}`));
    await get(build);
  }

  function get(id: string): Promise<LoadedBuild> {
    const loaded = inMemory.get(id);
    if (loaded) return Promise.resolve(loaded);
    const pending = loading.get(id) ?? loadBuild(id).finally(() => loading.delete(id));
    loading.set(id, pending);

    return pending;
  }

  async function loadBuild(id: string) {
    const build = await store.readDeployment(id);
    // A page is useless without the shell's files.
    await store.releaseFolder('shell', build.selection.shell);
    const loaded = {
      build,
      pages: await pagesOf(build),
      table: await tableOf(build),
      match: matcherOf(build),
    };
    inMemory.set(id, loaded);
    for (const other of inMemory.keys())
      if (inMemory.size > maxInMemory && other !== id && !inUse.includes(other)) inMemory.delete(other);

    return loaded;
  }

  async function pagesOf(build: Deployment) {
    const known = new Map([...inMemory.values()].flatMap(({ pages }) => [...pages]));
    const needed = new Set(pagesIn(build).map(([, { html }]) => html));
    const read = async (html: string) =>
      [html, known.get(html) ?? (await store.readText('pages', html))] as const;

    return new Map(await Promise.all([...needed].map(read)));
  }

  async function chosen({ build, kind }: Choice, live: Live) {
    // Showing the live site instead would mislead, unless the preview has been pruned.
    const preview = () => within(longestPreviewWaitMs, get(build)).catch(rethrowTooLate);
    const found = kind === 'preview' ? await preview() : inMemory.get(build);

    return found ? { kind, loaded: found } : { kind: 'live' as const, loaded: await get(live.build) };
  }

  return {
    isCurrent: following.isCurrent,
    close: following.close,
    live: async () => get((await following.known()).build),
    async resolve(path: string, visit: Visit): Promise<VisitedPage> {
      const live = await following.known();
      const choice = choose(visit, live);
      const { kind, loaded } = await chosen(choice, live);
      const { page, canonical } = loaded.match(path) ?? { page: loaded.build.notFound };
      const isForAll = live.canaries.length === 0;

      return { ...loaded, page, kind, remember: choice.remember, isForAll, ...(canonical && { canonical }) };
    },
  };
}

function rethrowTooLate(error: unknown) {
  if (error instanceof TooLate) throw error;
}

function tableOf({ id, selection, remotes }: Deployment) {
  const table: SiteTable = {
    build: id,
    shellVersion: selection.shell,
    remotes: remotes.map(({ exposes: _, ...remote }) => remote),
  };

  return compress(JSON.stringify(table), 6);
}
