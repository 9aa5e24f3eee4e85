import type { Store } from '../store/store.ts';
import type { Live } from './live.ts';

/** Options for following. */
export interface FollowOptions {
  everyMs?: number;
  /** Called with a new state before it is known. When it rejects, the state before stays, and it is called again. */
  moved?: (live: Live) => Promise<void>;
}

/** Follows `live.json`: asks the store every second. While it does not answer, the last known state stays valid. */
export function followLive(
  store: Pick<Store, 'readLive'>,
  { everyMs = 1_000, moved = async () => {} }: FollowOptions = {},
) {
  let last: Live | undefined;
  let tag: string | undefined;
  let isCurrent = false;
  let told = '';
  let asking: Promise<void> | undefined;

  async function ask() {
    const found = await store.readLive(tag);
    if (typeof found === 'object') {
      if (found.live.number !== last?.number) await moved(found.live);
      last = found.live;
      tag = found.tag;
    }
    // Without a tag, it is the copy of what this machine knew before.
    isCurrent = tag !== '';
  }

  /** Reads the store, one request at a time; a failure keeps the known state. */
  function look() {
    asking ??= ask()
      .catch((error: Error) => {
        if (isCurrent || told !== error.message)
          console.error(`What is live cannot be read; what was live stays so. ${error.message}`);
        told = error.message;
        isCurrent = false;
      })
      .finally(() => {
        asking = undefined;
      });

    return asking;
  }

  const timer = setInterval(look, everyMs);
  const started = look();

  return {
    /** The last known state; waits for the first. Rejects while there never was one. */
    async known() {
      if (!last) await started;
      if (!last) await look();
      if (!last) throw new Error('Nothing is live yet.');

      return last;
    },
    /** Reports whether the store answered the last request. */
    isCurrent: () => isCurrent,
    async close() {
      clearInterval(timer);
      await asking;
    },
  };
}
