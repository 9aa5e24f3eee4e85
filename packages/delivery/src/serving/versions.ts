import type { Store } from '../store/store.ts';

/**
 * The versions of an application that were released, listed at most once in a while, however many ask. While the store
 * does not answer, the last list goes on; nothing when there never was one.
 */
export function listedVersions(store: Store, name: string, everyMs: number, now: () => number = Date.now) {
  let listing: Promise<readonly string[] | undefined> = Promise.resolve(undefined);
  let listedAt = Number.NEGATIVE_INFINITY;

  return () => {
    if (now() - listedAt < everyMs) return listing;

    const before = listing;
    listedAt = now();
    listing = store.versions(name).catch(() => before);

    return listing;
  };
}
