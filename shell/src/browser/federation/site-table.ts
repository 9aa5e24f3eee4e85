import type { Registry } from '@dosmares/contracts/release';
import { type SiteTable, tablePath } from '@dosmares/contracts/site/boot';
import { type PageAt, pagesOf } from '../../routes.ts';

export interface Tab {
  /** Returns the table of the site build that a new tab would get; undefined without an answer. */
  ask: () => Promise<SiteTable | undefined>;
  memory: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

const thisTab: Tab = {
  async ask() {
    const answer = await fetch(tablePath, { cache: 'no-store' }).catch(() => undefined);

    return answer?.ok ? answer.json() : undefined;
  },
  memory: () => sessionStorage,
  reload: () => location.reload(),
};

export function createTabSite(served: Registry, { ask, memory, reload }: Tab = thisTab) {
  const registry: Registry = { ...served };
  let match = pagesOf(registry);
  let isWhole = false;
  let isOutdated = false;
  let asked: Promise<void> | undefined;

  async function learn() {
    const table = await ask();
    isWhole = table !== undefined && hasReleasesOf(table, served);
    if (!table || !isWhole) {
      asked = undefined;
      return;
    }
    Object.assign(registry, { remotes: table.remotes });
    match = pagesOf(registry);
  }

  /** Asks the edge for all of them: once, unless nobody answers or it has other releases by now. */
  function ready() {
    asked ??= learn();

    return asked;
  }

  return {
    registry,
    pageAt: ((pathname) => match(pathname)) satisfies PageAt,
    ready,
    /** Whether the next navigation should be a full page load: not all is known, or a part is missing of old releases. */
    needsPageLoad: () => !isWhole || isOutdated,
    /** Loads a tab anew that misses a part, if nothing is lost, and only once for the same site build. */
    async repair(mayReload: boolean) {
      const table = await ask();
      isOutdated = table !== undefined && !hasReleasesOf(table, registry);
      if (table && isOutdated && mayReload && isFirstRepair(table.build, memory)) reload();
    },
  };
}

export type TabSite = ReturnType<typeof createTabSite>;

const hasReleasesOf = (table: Registry, { shellVersion, remotes }: Registry) =>
  table.shellVersion === shellVersion &&
  remotes.every(({ name, version }) =>
    table.remotes.some((one) => one.name === name && one.version === version),
  );

const key = 'repaired with';

/** Returns whether a site build has caused no repair yet. Without storage there is none: it could repeat forever. */
function isFirstRepair(build: string, memory: Tab['memory']) {
  try {
    if (memory().getItem(key) === build) return false;
    memory().setItem(key, build);

    return true;
  } catch {
    return false;
  }
}
