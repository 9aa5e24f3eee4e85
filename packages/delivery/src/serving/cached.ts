/** How much is remembered, and for how long what failed. */
interface CacheLimits {
  most: number;
  retryAfterMs: number;
}

/**
 * Loads each thing once, also when many ask at the same time. The oldest is forgotten when there are too many; what
 * could not be loaded is tried again after a while.
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
