import { within } from '@dosmares/contracts/waiting';
import type { FastifyBaseLogger as Log } from 'fastify';
import type { Store } from '../store/database.ts';
import { type Counting, countInMemory } from './memory.ts';
import { countInStore } from './shared.ts';

/** Returns the counters of a given name. */
export type Limits = (name: string) => Counting;

/** Milliseconds that a visitor waits for a count. */
const answerMs = 250;
/** Milliseconds without requests to the store after it failed to count. */
const restMs = 5_000;

/**
 * Counts for all processes together in PostgreSQL, or with the embedded store in this process. While the store is
 * away or slow this process counts alone: no visitor is refused because of it, and hardly any waits.
 */
export function openLimits(store: () => Store, databaseUrl: string | undefined, log: Log): Limits {
  if (!databaseUrl) return () => countInMemory();

  let restsUntil = 0;
  function miss() {
    if (performance.now() >= restsUntil) log.warn('The store does not count: this process counts alone');
    restsUntil = performance.now() + restMs;
  }

  return (name) => {
    const shared = countInStore(store, { name, secret: databaseUrl });
    const alone = countInMemory();
    const either =
      <T>(call: (counting: Counting, key: string) => Promise<T>) =>
      async (key: string): Promise<T> => {
        if (performance.now() < restsUntil) return call(alone, key);

        return within(answerMs, call(shared, key)).catch(() => {
          miss();
          return call(alone, key);
        });
      };

    return {
      count: either((one, key) => one.count(key)),
      counted: either((one, key) => one.counted(key)),
      forget: either((one, key) => one.forget(key)),
    };
  };
}
