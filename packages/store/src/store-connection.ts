import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger as Log } from 'fastify';
import type { Store } from './database.ts';
import { FolderInUse } from './engines/folder-lock.ts';

const retryMs = 2_000;

/** Retries opening the store until that succeeds; until then every use of it throws the reason. */
export function connectStore(open: () => Promise<Store>, log: Log, stop: AbortSignal, wait = retryMs) {
  const opened: Partial<Store> = {};
  let problem: string | undefined = 'the store is being opened';
  const store = new Proxy(opened as Store, {
    get(_, name: keyof Store) {
      if (problem) throw new Error(problem);
      return opened[name];
    },
  });

  async function tryUntilOpen(): Promise<boolean> {
    while (problem && !stop.aborted) {
      const found = await open().catch((error) => {
        if (error instanceof FolderInUse) throw error;
        const reason = [error.code ?? error.name, error.message].filter(Boolean).join(' ');
        problem = `the store cannot be opened: ${reason}`;
        log.error({ reason }, 'The store cannot be opened; trying again');
        return undefined;
      });
      if (found) {
        Object.assign(opened, found);
        problem = undefined;
      } else await pause(wait, undefined, { signal: stop }).catch(() => undefined);
    }

    return problem === undefined;
  }

  return { store, isOpen: tryUntilOpen() };
}
