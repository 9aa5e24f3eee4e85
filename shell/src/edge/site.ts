import { createMatcher, type Match } from '@dosmares/contracts/site/routes';
import { TooLate, within } from '@dosmares/contracts/waiting';
import {
  assignBuckets,
  type Choice,
  type ComposedPage,
  type Composition,
  cached,
  choose,
  followLedger,
  permitOf,
  type Store,
  type Visit,
} from '@dosmares/delivery';

/** The page of a path, in the composition that this visitor gets. */
export interface VisitedPage extends ComposedPage, Pick<Choice, 'kind' | 'remember'> {
  folder: string;
  composition: Composition;
  /** The canonical path of the page; none for the page that says that there is none. */
  canonical?: string;
}

/** Compositions are large, and few get visitors at a time. */
const mostInMemory = 8;

/** Time that a visitor waits for a composition when this edge has nothing else to show, in milliseconds. */
const longestWaitMs = 2_000;

/** Time that a visitor waits for a preview, which may have to be fetched from a bucket first, in milliseconds. */
const longestPreviewWaitMs = 15_000;

/** A composition that could not be loaded is tried again after this long. */
const retryAfterMs = 2_000;

/** A composition on this machine, with the pages of its paths. */
interface LoadedComposition {
  composition: Composition;
  folder: string;
  match: (pathname: string) => Match<{ path: string; page: ComposedPage }> | undefined;
}

async function load(id: string, store: Store): Promise<LoadedComposition> {
  const folder = await store.compositionFolder(id);
  const composition = await store.readComposition(id);
  // A page without its shell is useless.
  await store.releaseFolder('shell', composition.selection.shell);
  const known = Object.entries(composition.pages).map(([path, page]) => ({ path, page }));
  const others = composition.patterns.map(({ pattern, page }) => ({ path: pattern, page }));

  return { composition, folder, match: createMatcher([...known, ...others]) };
}

/** Replaceable parts of an edge. */
interface SiteOptions {
  nextBucket?: () => string;
  /** File on the edge's own disk with what was live last, for a start while the ledger is away. */
  lastKnownFile?: string | undefined;
}

/**
 * Resolves each visit within one composition: the live one, the canary, or the one that a preview permits. While one
 * is on its way from the store, or unavailable, visitors get the last one that this edge held.
 */
export function liveSite(store: Store, { nextBucket = assignBuckets(), lastKnownFile }: SiteOptions = {}) {
  const refused = new Set<string>();
  const tellOnce = (error: Error) => {
    if (!refused.has(error.message)) console.error(`Not served: ${error.message}`);
    refused.add(error.message);
    throw error;
  };
  const get = cached((id) => load(id, store).then(remember, tellOnce), { most: mostInMemory, retryAfterMs });
  const folders: string[] = [];
  let lastLive: LoadedComposition | undefined;
  const following = followLedger(store.ledger, {
    file: lastKnownFile,
    async moved({ pointer: { live, canaries } }) {
      for (const { composition } of canaries) if (composition) get(composition).catch(() => {});
      await get(live).catch(() => {});
    },
  });

  function remember(loaded: LoadedComposition) {
    folders.unshift(loaded.folder);
    folders.splice(mostInMemory);

    return loaded;
  }

  async function live(id: string) {
    lastLive = lastLive ? ((await atOnce(get(id))) ?? lastLive) : await within(longestWaitMs, get(id));

    return lastLive;
  }

  /** Returns the chosen composition, or the live one when the chosen one is unavailable. */
  async function chosen(choice: Choice, liveId: string) {
    if (choice.kind === 'live') return { ...choice, ...(await live(liveId)) };

    const loading = get(choice.composition);
    // The live site would mislead a visitor who asked for a preview, and so they wait; but a preview may have been pruned.
    const found = await (choice.kind === 'preview'
      ? within(longestPreviewWaitMs, loading).catch(unlessTooLate)
      : atOnce(loading));

    return found ? { ...choice, ...found } : { ...choice, kind: 'live' as const, ...(await live(liveId)) };
  }

  return {
    isCurrent: following.isCurrent,
    close: following.close,
    live: async () => live((await following.known()).pointer.live),
    /**
     * The folders of the compositions that this edge loaded last: the pointer may have moved since a page was sent that
     * asks for a file of its composition.
     */
    folders: (): readonly string[] => folders,
    /** The releases that visitors get, live or canary, as `application@version`. */
    async releases(): Promise<string[]> {
      const { pointer } = await following.known();
      const { composition } = await live(pointer.live);
      const tried = pointer.canaries.map(({ application, version }) => [application, version]);

      return [...Object.entries(composition.selection), ...tried].map((release) => release.join('@'));
    },
    async resolve(
      path: string,
      visit: Visit = { cookie: undefined, preview: undefined },
    ): Promise<VisitedPage> {
      const { pointer, previews } = await following.known();
      const permitted = (token: string) => permitOf(token, previews, Date.now());
      const choice = choose(visit, { pointer, nextBucket, permitted });
      const { composition, folder, match, kind, remember } = await chosen(choice, pointer.live);
      const { page, canonical } = match(path) ?? { page: composition.notFound };

      return { folder, ...page, composition, kind, remember, ...(canonical && { canonical }) };
    },
  };
}

/** The value of a promise that is fulfilled already; nothing if it is pending or rejected. */
const atOnce = <Value>(promise: Promise<Value>) => Promise.race([promise, undefined]).catch(() => undefined);

function unlessTooLate(error: unknown) {
  if (error instanceof TooLate) throw error;

  return undefined;
}
