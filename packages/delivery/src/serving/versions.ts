import { shared } from '@dosmares/contracts/waiting';
import type { Store } from '../store/store.ts';

// A client that makes up versions costs the store one listing, and this many requests, in this time.
const everyMs = 2_000;
const mostQuestions = 20;

/**
 * Returns a function that asks the store for a single release: a new one is found at once, while a list may be
 * outdated and slow. Undefined when there are too many requests, or the store does not answer.
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
 * Lists the released versions of an application, once per interval for all callers. While the store does not answer,
 * the last list stays valid; undefined when there never was one.
 */
export const listedVersions = (store: Store, name: string) => listed(() => store.versions(name));

/** Lists the released applications, in the same way. */
export const listedApplications = (store: Store) => listed(store.applications);

function listed(list: () => Promise<readonly string[]>) {
  let last: readonly string[] | undefined;

  return shared(everyMs, async () => {
    last = await list().catch(() => last);

    return last;
  });
}
