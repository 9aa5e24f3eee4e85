import type { Registry } from '@dosmares/contracts/release';
import { type SiteTable, tablePath } from '@dosmares/contracts/site/boot';
import { type PageAt, pagesOf } from '../routes.ts';

export interface Tab {
  /** Fetches the table of the deployment that a new tab would get; undefined if there is no answer. */
  fetchTable: () => Promise<SiteTable | undefined>;
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

const thisTab: Tab = {
  fetchTable,
  storage: () => sessionStorage,
  reload: () => location.reload(),
};

/** Longest wait of a navigation for the table, in milliseconds: then a full page load takes over. */
const longestWaitMs = 5_000;

/** Fetches the table; anything but a whole table in time counts as no answer. */
export async function fetchTable(
  send: typeof fetch = fetch,
  ms = longestWaitMs,
): Promise<SiteTable | undefined> {
  try {
    const answer = await send(tablePath, { cache: 'no-store', signal: AbortSignal.timeout(ms) });

    return answer.ok ? ((await answer.json()) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

export function createTabSite(served: Registry, { fetchTable, storage, reload }: Tab = thisTab) {
  const registry: Registry = { ...served };
  let match = pagesOf(registry.remotes);
  let isComplete = false;
  let isOutdated = false;
  let loading: Promise<void> | undefined;

  async function loadTable() {
    const table = await fetchTable();
    isComplete = table !== undefined && hasReleasesOf(table, served);
    if (!table || !isComplete) {
      loading = undefined;
      return;
    }
    Object.assign(registry, { remotes: table.remotes });
    match = pagesOf(registry.remotes);
  }

  /** Fetches the routes and remotes of the whole site: once, unless that fails or the releases have changed. */
  function ready() {
    loading ??= loadTable();

    return loading;
  }

  return {
    registry,
    pageAt: ((pathname) => match(pathname)) satisfies PageAt,
    ready,
    /** Whether the next navigation needs a full page load: the table is missing, or the releases are outdated. */
    needsPageLoad: () => !isComplete || isOutdated,
    /** Reloads an outdated tab in which a part is missing, if nothing is lost, and once per deployment at most. */
    async repair(mayReload: boolean) {
      const table = await fetchTable();
      isOutdated = table !== undefined && !hasReleasesOf(table, registry);
      if (table && isOutdated && mayReload && isFirstRepair(table.deployment, storage)) reload();
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

/** Whether a deployment has not caused a reload yet; false without storage, where reloads could repeat forever. */
function isFirstRepair(deployment: string, storage: Tab['storage']) {
  try {
    if (storage().getItem(key) === deployment) return false;
    storage().setItem(key, deployment);

    return true;
  } catch {
    return false;
  }
}
