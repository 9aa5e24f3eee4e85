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
import { matchPath } from './match-path.ts';

/** What a path is answered with. */
export interface Answer extends ComposedPage, Pick<Choice, 'kind' | 'remember'> {
  folder: string;
  composition: Composition;
}

/** How long a moved pointer may go unnoticed. */
const pointerAgeMs = 500;

/** Compositions are large, and few get visitors at any time. */
const kept = 8;

/** Resolves each visit within one composition: the live one, the canary, or the one that a preview permits. */
export function liveSite(store: Store, now: () => number = Date.now, nextBucket = assignBuckets()) {
  const compositions = new Map<string, Composition>();
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

  async function read(id: string): Promise<Composition> {
    const known = compositions.get(id);
    if (known) return known;

    const composition = await store.readComposition(id);
    if (compositions.size >= kept) compositions.delete([...compositions.keys()][0] ?? '');
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
      composition: await read(found ? choice.composition : live),
    };
  }

  return {
    composition: async () => read((await currentPointer()).live),
    async resolve(path: string, visit: Visit = { cookie: undefined, preview: undefined }): Promise<Answer> {
      const at = await currentPointer();
      const choice = choose(visit, { pointer: at, nextBucket, permitted: await permits(visit) });
      const { composition, kind, remember } = await compositionOf(choice, at);
      const page = composition.pages[path] ?? matchPath(composition.patterns, path) ?? composition.notFound;

      return { folder: store.compositionFolder(composition.id), ...page, composition, kind, remember };
    },
  };
}
