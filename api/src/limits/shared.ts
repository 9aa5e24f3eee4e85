import { createHmac } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Store } from '../store/database.ts';
import { type Counting, windowSeconds } from './memory.ts';

/**
 * Counts in the table `counted` of the store, which holds only keyed hashes. Each window has keys of its own, so that
 * after the clock is set back nobody stays refused for as long as it went back.
 */
export function countInStore(
  store: () => Store,
  { name, secret, now = Date.now }: { name: string; secret: string; now?: () => number },
): Counting {
  const limiter = new RateLimiterPostgres({
    storeClient: {
      async query({ text, values }: { text: string; values: unknown[] }) {
        const { rows } = await store().db.executeQuery(CompiledQuery.raw(text, values));

        return { rows, rowCount: rows.length };
      },
    },
    storeType: 'client',
    tableName: 'counted',
    tableCreated: true,
    keyPrefix: name,
    points: Number.MAX_SAFE_INTEGER,
    duration: windowSeconds,
  });
  const nameOf = (key: string) =>
    createHmac('sha256', secret)
      .update(`${Math.floor(now() / (windowSeconds * 1000))} ${key}`)
      .digest('base64url');

  return {
    count: async (key) => (await limiter.consume(nameOf(key))).consumedPoints,
    counted: async (key) => (await limiter.get(nameOf(key)))?.consumedPoints ?? 0,
    forget: async (key) => void (await limiter.delete(nameOf(key))),
  };
}
