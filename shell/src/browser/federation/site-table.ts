import type { Registry } from '@dosmares/contracts/release';
import { type SiteTable, tablePath } from '@dosmares/contracts/site/table';
import { type PageAt, pagesOf } from '../../routes.ts';

/** The applications and routes of the site build that a tab belongs to. */
export interface TabSite {
  /** At first those of the served page, later all of them. */
  registry: Registry;
  pageAt: PageAt;
  /** Whether all of them are known. */
  isWhole: () => boolean;
  /**
   * Asks the edge once for all of them; resolves whether they are known then. They are not when the edge does not answer,
   * or has other releases by now: the next navigation has to be a full page load.
   */
  ready: () => Promise<boolean>;
}

/** Asks the edge for the table of the site build that a new tab would get; undefined without an answer. */
export async function askForTable(): Promise<SiteTable | undefined> {
  const answer = await fetch(tablePath, { cache: 'no-store' }).catch(() => undefined);

  return answer?.ok ? answer.json() : undefined;
}

/** Reports whether a table has the releases of a page: versions are never mixed in a tab. */
export const hasReleasesOf = (table: Registry, { shellVersion, remotes }: Registry) =>
  table.shellVersion === shellVersion &&
  remotes.every(({ name, version }) =>
    table.remotes.some((one) => one.name === name && one.version === version),
  );

/** The site of a tab, from the data of the page that was served. */
export function createTabSite(served: Registry, ask = askForTable): TabSite {
  const registry: Registry = { ...served };
  let match = pagesOf(registry);
  let isWhole = false;
  let asked: Promise<boolean> | undefined;

  async function learn() {
    const table = await ask();
    if (!table || !hasReleasesOf(table, served)) return false;
    Object.assign(registry, { remotes: table.remotes });
    match = pagesOf(registry);
    isWhole = true;

    return true;
  }

  return {
    registry,
    pageAt: (pathname) => match(pathname),
    isWhole: () => isWhole,
    ready() {
      asked ??= learn().finally(() => {
        if (!isWhole) asked = undefined;
      });

      return asked;
    },
  };
}
