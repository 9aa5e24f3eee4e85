/** The parts of the browser that the repair of a tab uses. */
export interface Tab {
  /** The composition that a new tab would get; undefined when nobody answers. */
  ask: () => Promise<string | undefined>;
  memory: Pick<Storage, 'getItem' | 'setItem'>;
  reload: () => void;
}

const key = 'repaired with';

/**
 * Repairs a tab that was opened before what is live now, and misses something of its own time: by one full page load, and
 * never by a second one for the same composition.
 */
export function createTabRepair(composition: string, { ask, memory, reload }: Tab = thisTab) {
  let isOutdated = false;

  /** Without a memory there is no repair: it could go on for ever. */
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
    /** Whether something is missing that a page load would bring: the next navigation had better be one. */
    isOutdated: () => isOutdated,
    /** Hears that something is missing. The page is loaded anew if the visitor has nothing on it to lose. */
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
