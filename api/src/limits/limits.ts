import { createHmac } from 'node:crypto';
import { within } from '@dosmares/contracts/waiting';
import type { FastifyBaseLogger as Log } from 'fastify';
import { sql } from 'kysely';
import type { Store } from '../store/database.ts';
import { type Counting, countInMemory, windowMs } from './memory.ts';

/** Returns the counter of a given name. */
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

  const together = countInStore(store, databaseUrl);
  let restsUntil = 0;

  return (name) => {
    const alone = countInMemory();

    return {
      async count(key, more) {
        if (performance.now() < restsUntil) return alone.count(key, more);

        return within(answerMs, together.count(`${name} ${key}`, more)).catch(() => {
          if (performance.now() >= restsUntil)
            log.warn('The store does not count: this process counts alone');
          restsUntil = performance.now() + restMs;

          return alone.count(key, more);
        });
      },
    };
  };
}

/**
 * Counts in the table `counted`, which holds only keyed hashes. Each window has keys of its own, so that after the
 * clock is set back nobody stays refused for as long as it went back.
 */
export function countInStore(store: () => Store, secret: string, now = Date.now): Counting {
  let sweptIn = 0;

  return {
    async count(key, more = 1) {
      const { db } = store();
      const window = Math.floor(now() / windowMs);
      const hash = createHmac('sha256', secret).update(`${window} ${key}`).digest('base64url');
      const { rows } = await sql<{ points: number }>`
        insert into counted (key, points, expire) values (${hash}, ${more}, ${(window + 2) * windowMs})
        on conflict (key) do update set points = counted.points + excluded.points
        returning points`.execute(db);
      if (sweptIn !== window) await sql`delete from counted where expire < ${now()}`.execute(db);
      sweptIn = window;

      return rows[0]?.points ?? more;
    },
  };
}
