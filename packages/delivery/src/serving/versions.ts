import { shared } from '@dosmares/contracts/waiting';
import type { Store } from '../store/store.ts';

// A client that makes up versions costs the store one listing, and this many requests, in this time.
const everyMs = 2_000;
const mostQuestions = 20;

/**
 * Whether a release is in the store, asked for by itself: a new one is found at once, while a list may be older than it and
 * long on its way. Nothing when too many are asked for, or the store does not answer.
 */
export function askedSparingly(store: Store) {
  let [left, until] = [0, 0];

  return async (name: string, version: string): Promise<boolean | undefined> => {
    if (Date.now() >= until) [left, until] = [mostQuestions, Date.now() + everyMs];
    if (left === 0) return undefined;

    left -= 1;

    return store.hasRelease(name, version).catch(() => undefined);
  };
}

/**
 * The versions of an application that were released, listed once in a while, however many ask. While the store does not
 * answer, the last list goes on; nothing when there never was one.
 */
export const listedVersions = (store: Store, name: string) => listed(() => store.versions(name));

/** The applications that were released, listed in the same way. */
export const listedApplications = (store: Store) => listed(store.applications);

function listed(list: () => Promise<readonly string[]>) {
  let last: readonly string[] | undefined;

  return shared(everyMs, async () => {
    last = await list().catch(() => last);

    return last;
  });
}
