/** The number of entries, and the time before a failed load is retried. */
interface CacheLimits {
  most: number;
  retryAfterMs: number;
}

/**
 * Loads each value once, also for simultaneous callers. Drops the oldest when there are too many; retries a failed
 * load after a while.
 */
export function cached<Value>(load: (key: string) => Promise<Value>, { most, retryAfterMs }: CacheLimits) {
  const held = new Map<string, Promise<Value>>();

  return (key: string): Promise<Value> => {
    const known = held.get(key);
    if (known) return known;

    const loading = load(key);
    if (held.size >= most) held.delete([...held.keys()][0] ?? '');
    held.set(key, loading);
    loading.catch(() => setTimeout(() => held.delete(key), retryAfterMs).unref());

    return loading;
  };
}
