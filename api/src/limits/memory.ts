import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Everything is counted in windows of ten minutes. */
export const windowSeconds = 600;

/** Counts by key what comes within a window. */
export interface Counting {
  /** Counts one more; resolves to how many there are now. */
  count: (key: string) => Promise<number>;
  /** How many there are. */
  counted: (key: string) => Promise<number>;
  /** Takes a key out, as if it had never come. */
  forget: (key: string) => Promise<void>;
}

/**
 * Counts in this process, for a window in milliseconds. Memory is bounded: with too many different keys,
 * or when the window ends, counting begins anew.
 */
export function countInMemory({
  windowMs = windowSeconds * 1000,
  most = 100_000,
  now = Date.now,
} = {}): Counting {
  let [limiter, keys, until] = [anew(), 0, now() + windowMs];

  function current() {
    if (now() < until && keys < most) return limiter;
    [limiter, keys, until] = [anew(), 0, now() + windowMs];

    return limiter;
  }

  return {
    async count(key) {
      const { consumedPoints, isFirstInDuration } = await current().consume(key);
      if (isFirstInDuration) keys += 1;

      return consumedPoints;
    },
    counted: async (key) => (await current().get(key))?.consumedPoints ?? 0,
    async forget(key) {
      if (await current().delete(key)) keys -= 1;
    },
  };
}

// Without a duration the limiter keeps no timer for each key: all of them go at once.
const anew = () => new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 0 });
