import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger as Log } from 'fastify';
import type { Store } from './database.ts';
import { FolderInUse } from './store.ts';

const pauseMs = 2_000;

/** Opens the store until that succeeds; every use of it fails with the reason until then. */
export function connectStore(open: () => Promise<Store>, log: Log, stop: AbortSignal, wait = pauseMs) {
  let opened: Store | undefined;
  let wrong = 'the store is being opened';
  const store = new Proxy({} as Store, {
    get(_, name: keyof Store) {
      if (!opened) throw new Error(wrong);
      return opened[name];
    },
  });

  async function tryUntilOpen(): Promise<boolean> {
    while (!opened && !stop.aborted) {
      opened = await open().catch((error) => {
        if (error instanceof FolderInUse) throw error;
        const reason = [error.code ?? error.name, error.message].filter(Boolean).join(' ');
        wrong = `the store cannot be opened: ${reason}`;
        log.error({ reason }, 'The store cannot be opened; trying again');
        return undefined;
      });
      if (!opened) await pause(wait, undefined, { signal: stop }).catch(() => undefined);
    }

    return opened !== undefined;
  }

  return { store, isOpen: tryUntilOpen() };
}
