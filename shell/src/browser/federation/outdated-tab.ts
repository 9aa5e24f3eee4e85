import type { SiteTable } from '@dosmares/contracts/site/table';
import { askForTable } from './site-table.ts';

/** The parts of the browser that the repair of a tab uses. */
export interface Tab {
  /** Returns the table of the site build that a new tab would get; undefined without an answer. */
  ask: () => Promise<SiteTable | undefined>;
  memory: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

const key = 'repaired with';

/**
 * Repairs a tab that has other releases than what is live, and misses a part of its own: by one full page load, and
 * never by a second one for the same site build.
 * @param isOwn reports whether a table has the tab's releases
 */
export function createTabRepair(
  isOwn: (table: SiteTable) => boolean,
  { ask, memory, reload }: Tab = thisTab,
) {
  let isOutdated = false;

  /** Returns whether a site build has caused no repair yet. Without storage there is no repair: it could repeat forever. */
  function isFirst(build: string) {
    try {
      if (memory.getItem(key) === build) return false;
      memory.setItem(key, build);

      return true;
    } catch {
      return false;
    }
  }

  return {
    /** Returns whether the tab is outdated: the next navigation should then be a full page load. */
    isOutdated: () => isOutdated,
    /** Called when a part is missing. Reloads an outdated page if the visitor has nothing on it to lose. */
    async reloadIfOutdated(mayReload: boolean) {
      const table = await ask();
      isOutdated = table !== undefined && !isOwn(table);
      if (table && isOutdated && mayReload && isFirst(table.build)) reload();
    },
  };
}

const thisTab: Tab = {
  ask: askForTable,
  memory: {
    getItem: (name) => sessionStorage.getItem(name),
    setItem: (name, value) => sessionStorage.setItem(name, value),
  },
  reload: () => location.reload(),
};
