import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger as Log } from 'fastify';
import type { Store } from './database.ts';
import { FolderInUse } from './store.ts';

export type StoreConnection = Awaited<ReturnType<typeof connectStore>>;

/** Longest pause between attempts, and wait until the caller goes on, in milliseconds. */
const opening = { longestPause: 10_000, firstWait: 2_000 };

/** Opens the store, retrying unless another process holds its folder; resolves once it is open, or soon in any case. */
export async function connectStore(
  open: () => Promise<Store>,
  log: Log,
  { longestPause, firstWait }: typeof opening = opening,
) {
  const stop = new AbortController();
  let store: Store | undefined;
  let wrong = 'the store is being opened';

  async function tryUntilOpen() {
    for (let wait = 250; !stop.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      store = await open().catch((error) => {
        if (error instanceof FolderInUse) throw error;
        const reason = [error.code ?? error.name, error.message].filter(Boolean).join(' ');
        wrong = `the store cannot be opened: ${reason}`;
        log.error({ reason }, 'The store cannot be opened; trying again');
        return undefined;
      });
      if (store) return;
      await pause(wait, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const opened = tryUntilOpen();
  // Avoids an unhandled rejection: it reaches the caller below, or those who await `opened`.
  opened.catch(() => undefined);
  await Promise.race([opened, pause(firstWait, undefined, { ref: false })]);

  return {
    store() {
      if (!store) throw new Error(wrong);
      return store;
    },
    problem: () => (store ? undefined : wrong),
    /** Settles once the store is open or `stopWaiting` was called. */
    opened,
    stopWaiting: () => stop.abort(),
  };
}
