/** Length of every counting window: ten minutes. */
export const windowMs = 600_000;

/** Counts by key within a window. */
export interface Counting {
  /** Adds one, or another number, to the count of a key; resolves to the new count. */
  count: (key: string, more?: number) => Promise<number>;
}

/**
 * Counts in this process. Memory is bounded: with too many different keys, or when the window ends, counting starts
 * again.
 */
export function countInMemory({
  window = windowMs,
  most = 100_000,
  // Not the time of day, which may be set back.
  now = () => performance.now(),
} = {}): Counting {
  const counts = new Map<string, number>();
  let until = now() + window;

  return {
    async count(key, more = 1) {
      if (now() >= until || counts.size >= most) {
        counts.clear();
        until = now() + window;
      }
      const count = (counts.get(key) ?? 0) + more;
      counts.set(key, count);

      return count;
    },
  };
}
