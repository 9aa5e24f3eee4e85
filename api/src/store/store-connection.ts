import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger as Log } from 'fastify';
import type { Store } from './database.ts';
import { FolderInUse } from './store.ts';

const pauseMs = 2_000;

/** Opens the store until that succeeds; every use of it fails with the reason until then. */
export function connectStore(open: () => Promise<Store>, log: Log, stop: AbortSignal, wait = pauseMs) {
  const opened: Partial<Store> = {};
  let wrong: string | undefined = 'the store is being opened';
  const store = new Proxy(opened as Store, {
    get(_, name: keyof Store) {
      if (wrong) throw new Error(wrong);
      return opened[name];
    },
  });

  async function tryUntilOpen(): Promise<boolean> {
    while (wrong && !stop.aborted) {
      const found = await open().catch((error) => {
        if (error instanceof FolderInUse) throw error;
        const reason = [error.code ?? error.name, error.message].filter(Boolean).join(' ');
        wrong = `the store cannot be opened: ${reason}`;
        log.error({ reason }, 'The store cannot be opened; trying again');
        return undefined;
      });
      if (found) {
        Object.assign(opened, found);
        wrong = undefined;
      } else await pause(wait, undefined, { signal: stop }).catch(() => undefined);
    }

    return wrong === undefined;
  }

  return { store, isOpen: tryUntilOpen() };
}
