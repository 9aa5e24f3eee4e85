import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger as Log } from 'fastify';
import type { Store } from './database.ts';
import { FolderInUse } from './store.ts';

/** The connection to the store: the store once it is open, and until then what prevents it. */
export interface StoreConnection {
  /** Returns the open store; throws while it is not open. */
  store: () => Store;
  /** Returns why it is not open, in words; undefined once it is. */
  problem: () => string | undefined;
  /** Settles once the store is open or `stopWaiting` was called. */
  opened: Promise<void>;
  /** Stops trying to open it. */
  stopWaiting: () => Promise<void>;
  close: () => Promise<void>;
}

/** Longest pause between attempts, and wait for the first one, in milliseconds. */
const opening = { longestPause: 10_000, firstWait: 5_000 };

/**
 * Opens the store, retrying while it cannot be reached. A folder that another process holds is an error, because
 * waiting does not help. Resolves after the first attempt, or earlier when that takes long: the caller then serves
 * and reports the problem.
 */
export async function connectStore(
  open: () => Promise<Store>,
  log: Log,
  { longestPause, firstWait }: typeof opening = opening,
): Promise<StoreConnection> {
  const stop = new AbortController();
  let store: Store | undefined;
  let wrong = 'the store is being opened';

  const attempt = async () => {
    store = await open().catch((error) => {
      if (error instanceof FolderInUse) throw error;
      wrong = `the store cannot be opened: ${nameOf(error)}`;
      log.error({ reason: nameOf(error) }, 'The store cannot be opened; trying again');
      return undefined;
    });
  };

  const again = async () => {
    for (let wait = 250; !store && !stop.signal.aborted; wait = Math.min(wait * 2, longestPause)) {
      await pause(wait, undefined, { signal: stop.signal }).catch(() => undefined);
      if (!stop.signal.aborted) await attempt();
    }
  };

  const first = attempt();
  const opened = first.then(again);
  // Avoids an unhandled rejection: a failure of the first attempt reaches the caller below, or those who await
  // `opened`.
  opened.catch(() => undefined);
  await Promise.race([first, pause(firstWait, undefined, { ref: false })]);

  return {
    store: () => {
      if (!store) throw new Error(wrong);
      return store;
    },
    problem: () => (store ? undefined : wrong),
    opened,
    async stopWaiting() {
      stop.abort();
      await opened;
    },
    close: async () => store?.close(),
  };
}

const nameOf = (error: unknown) => {
  const { code, name, message } = error as { code?: string; name?: string; message?: string };

  return [code ?? name, message].filter(Boolean).join(' ');
};
