/** The parts of the browser that the repair of a tab uses. */
export interface Tab {
  /** Returns the composition that a new tab would get; undefined without an answer. */
  ask: () => Promise<string | undefined>;
  memory: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

const key = 'repaired with';

/**
 * Repairs a tab that was opened before the live composition and misses a part of its own: by one full page load, and
 * never by a second one for the same composition.
 */
export function createTabRepair(composition: string, { ask, memory, reload }: Tab = thisTab) {
  let isOutdated = false;

  /** Returns whether `live` has caused no repair yet. Without storage there is no repair: it could repeat forever. */
  function isFirst(live: string) {
    try {
      if (memory.getItem(key) === live) return false;
      memory.setItem(key, live);

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
      const live = await ask();
      isOutdated = live !== undefined && live !== composition;
      if (live && isOutdated && mayReload && isFirst(live)) reload();
    },
  };
}

const thisTab: Tab = {
  async ask() {
    const answer = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined);

    return answer?.headers.get('x-composition') ?? undefined;
  },
  memory: {
    getItem: (name) => sessionStorage.getItem(name),
    setItem: (name, value) => sessionStorage.setItem(name, value),
  },
  reload: () => location.reload(),
};
