import { isDeepStrictEqual } from 'node:util';
import type { Store } from '../store/store.ts';
import { type Addresses, type Page, pagesIn, type Selection, type SiteBuild } from './site-build.ts';

/** The pages of site builds that were made before. */
export type KnownPages = ReturnType<typeof knownPages>;

/** Remembers site builds and their pages, so that nothing is rendered twice. */
export function knownPages() {
  const builds = new Map<string, SiteBuild>();
  const pages = new Map<string, Page[]>();
  const latest = new Map<string, Page>();

  function add(build: SiteBuild) {
    builds.set(build.id, build);
    for (const [path, page] of pagesIn(build)) {
      latest.set(path, page);
      // What failed may have failed for a reason of that moment.
      if (page.failures.length > 0) continue;
      const same = pages.get(page.inputs) ?? [];
      if (!same.some((one) => isDeepStrictEqual(one.uses, page.uses)))
        pages.set(page.inputs, [...same, page]);
    }
  }

  return {
    add,
    /** Forgets everything: what was known may have been removed from the store. */
    clear() {
      for (const one of [builds, pages, latest]) one.clear();
    },
    /** Reads site builds from the store. One that was pruned is left out. */
    async read(ids: readonly string[], store: Pick<Store, 'readSiteBuild'>) {
      for (const id of new Set(ids))
        if (!builds.has(id)) await store.readSiteBuild(id).then(add, () => undefined);
    },
    buildOf: (selection: Selection, addresses: Addresses, format: number) =>
      [...builds.values()].find(
        (build) =>
          build.format === format &&
          isDeepStrictEqual([build.selection, build.addresses], [selection, addresses]) &&
          pagesIn(build).every(([, { failures }]) => failures.length === 0),
      ),
    /** Finds the page with these inputs whose applications have the same files now. */
    pageOf: (inputs: string, uses: (name: string) => string) =>
      pages
        .get(inputs)
        ?.find((page) => Object.entries(page.uses).every(([name, base]) => uses(name) === base)),
    /** The applications on the last page at a path. */
    applicationsAt: (path: string) => Object.keys(latest.get(path)?.uses ?? {}),
  };
}
