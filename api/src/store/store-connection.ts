import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../operations/log.ts';
import type { Store } from './database.ts';
import { FolderInUse } from './store.ts';

/** Holds the store once it is open, and says what keeps it from being so. */
export interface StoreConnection {
  /** The open store; throws while it is not open. */
  store: () => Store;
  /** Its problem, in words. */
  problem: () => string | undefined;
  /** Settles once it is open, or once no caller waits for it any longer. */
  opened: Promise<void>;
  /** Gives up opening it. */
  stopWaiting: () => Promise<void>;
  close: () => Promise<void>;
}

/** How long to wait between tries and for the first one, in milliseconds. */
const opening = { longestPause: 10_000, firstWait: 5_000 };

/**
 * Opens the store, trying again while it cannot be reached; a folder that another process holds is a mistake that waiting
 * does not mend. Resolves after the first try, or before its end when that takes long: whoever serves then says so.
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
  // Heard here: the first try's failure reaches the caller below, or those who wait for `opened`.
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
