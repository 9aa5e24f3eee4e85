import { shared } from '@dosmares/contracts/waiting';
import type { Store } from '../store/store.ts';

// A release is noticed this soon, and whoever makes up versions costs the store one listing in this time.
const everyMs = 2_000;

/**
 * The versions of an application that were released, listed once in a while, however many ask. While the store does not
 * answer, the last list goes on; nothing when there never was one.
 */
export const listedVersions = (store: Store, name: string) => listed(() => store.versions(name));

/** The same of the applications. */
export const listedApplications = (store: Store) => listed(store.applications);

function listed(list: () => Promise<readonly string[]>) {
  let last: readonly string[] | undefined;

  return shared(everyMs, async () => {
    last = await list().catch(() => last);

    return last;
  });
}
