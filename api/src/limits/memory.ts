import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Length of every counting window: ten minutes. */
export const windowSeconds = 600;

/** Counts by key within a window. */
export interface Counting {
  /** Adds one; resolves to the new count. */
  count: (key: string) => Promise<number>;
  /** Resolves to the current count. */
  counted: (key: string) => Promise<number>;
  /** Removes a key as if it had never been counted. */
  forget: (key: string) => Promise<void>;
}

/**
 * Counts in this process, for a window in milliseconds. Memory is bounded: with too many different keys, or when the
 * window ends, counting starts again.
 */
export function countInMemory({
  windowMs = windowSeconds * 1000,
  most = 100_000,
  // Not the time of day, which may be set back.
  now = () => performance.now(),
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

// Without a duration the limiter keeps no timer for each key: all keys are dropped together.
const anew = () => new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 0 });
