import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../store/store.ts';
import { type Page, pagesIn, type SiteBuild } from './site-build.ts';

/** The pages of site builds that were made before. */
export type KnownPages = ReturnType<typeof knownPages>;

/** Remembers the pages of site builds, so that nothing is rendered twice. */
export function knownPages() {
  const builds = new Set<string>();
  const pages = new Map<string, Page[]>();

  function add(build: SiteBuild) {
    builds.add(build.id);
    for (const [, page] of pagesIn(build)) {
      const same = pages.get(page.inputs) ?? [];
      // What failed may have failed for a reason of that moment.
      if (page.failures.length === 0 && !same.some((one) => isDeepStrictEqual(one.uses, page.uses)))
        pages.set(page.inputs, [...same, page]);
    }
  }

  return {
    add,
    /** Forgets everything: what was known may have been removed from the store. */
    clear() {
      builds.clear();
      pages.clear();
    },
    /** Reads site builds from the store. One that was pruned is left out. */
    async read(ids: readonly string[], store: Pick<Store, 'readSiteBuild'>) {
      for (const id of new Set(ids))
        if (!builds.has(id)) await store.readSiteBuild(id).then(add, () => undefined);
    },
    /** Finds the page with these inputs whose applications have the same files now. */
    find: (inputs: string, uses: (name: string) => string) =>
      pages
        .get(inputs)
        ?.find((page) => Object.entries(page.uses).every(([name, base]) => uses(name) === base)),
  };
}
