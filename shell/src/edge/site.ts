import { createMatcher, type Match } from '@dosmares/contracts/site/routes';
import {
  assignBuckets,
  type Choice,
  type ComposedPage,
  type Composition,
  choose,
  type Pointer,
  permitIn,
  type Store,
  trustedKeys,
  type Visit,
} from '@dosmares/delivery';

/** The page of a path, in the composition that this visitor gets. */
export interface VisitedPage extends ComposedPage, Pick<Choice, 'kind' | 'remember'> {
  folder: string;
  composition: Composition;
  /** The path under which the page is known; none for a page that says that there is none. */
  canonical?: string;
}

/** How long a moved pointer may go unnoticed. */
const pointerAgeMs = 500;

/** Compositions are large, and few get visitors at any time. */
const mostInMemory = 8;

/** A composition with the pages of its paths. */
interface LoadedComposition {
  composition: Composition;
  match: (pathname: string) => Match<{ path: string; page: ComposedPage }> | undefined;
}

function loaded(composition: Composition): LoadedComposition {
  const known = Object.entries(composition.pages).map(([path, page]) => ({ path, page }));
  const others = composition.patterns.map(({ pattern, page }) => ({ path: pattern, page }));

  return { composition, match: createMatcher([...known, ...others]) };
}

/** Resolves each visit within one composition: the live one, the canary, or the one that a preview permits. */
export function liveSite(store: Store, now: () => number = Date.now, nextBucket = assignBuckets()) {
  const compositions = new Map<string, LoadedComposition>();
  let pointer: Pointer | undefined;
  let checked = Number.NEGATIVE_INFINITY;

  async function currentPointer(): Promise<Pointer> {
    if (pointer && now() - checked < pointerAgeMs) return pointer;

    const read = await store.readPointer();
    if (!read) throw new Error('Nothing is live yet: compose first.');
    checked = now();
    pointer = read;

    return read;
  }

  async function read(id: string): Promise<LoadedComposition> {
    const known = compositions.get(id);
    if (known) return known;

    const composition = loaded(await store.readComposition(id));
    if (compositions.size >= mostInMemory) compositions.delete([...compositions.keys()][0] ?? '');
    compositions.set(id, composition);

    return composition;
  }

  async function permits(visit: Visit) {
    // Without a trusted key there are no previews; the live site goes on.
    const keys =
      visit.preview || visit.cookie?.includes('preview=')
        ? await trustedKeys(store.folder).catch(() => [])
        : [];

    return (token: string) => {
      const permit = permitIn(token, keys, now());

      return permit && { composition: permit.composition, seconds: Math.floor(permit.until - now() / 1_000) };
    };
  }

  /** The chosen composition, or the live one when somebody has removed it. */
  async function compositionOf(choice: Choice, { live }: Pointer) {
    const found = store.hasComposition(choice.composition);

    return {
      ...choice,
      kind: found ? choice.kind : 'live',
      ...(await read(found ? choice.composition : live)),
    };
  }

  return {
    composition: async () => (await read((await currentPointer()).live)).composition,
    async resolve(
      path: string,
      visit: Visit = { cookie: undefined, preview: undefined },
    ): Promise<VisitedPage> {
      const at = await currentPointer();
      const choice = choose(visit, { pointer: at, nextBucket, permitted: await permits(visit) });
      const { composition, match, kind, remember } = await compositionOf(choice, at);
      const { page, canonical } = match(path) ?? { page: composition.notFound };
      const folder = store.compositionFolder(composition.id);

      return { folder, ...page, composition, kind, remember, ...(canonical && { canonical }) };
    },
  };
}
