import { shared } from '@dosmares/contracts/waiting';
import type { Store } from '../store/store.ts';

const everyMs = 2_000;
const most = 500;

/** Loads each value once, also for simultaneous callers; a failed one again after a while. */
export function cached<Value>(load: (key: string) => Promise<Value>) {
  const entries = new Map<string, Promise<Value>>();

  return (key: string): Promise<Value> => {
    const known = entries.get(key);
    if (known) return known;

    const loading = load(key);
    if (entries.size >= most) entries.delete([...entries.keys()][0] ?? '');
    entries.set(key, loading);
    loading.catch(() => setTimeout(() => entries.delete(key), everyMs).unref());

    return loading;
  };
}

/** Released versions, asked for once per interval; the last list stays valid while the store does not answer. */
export function listedVersions(store: Store, name: string) {
  let last: readonly string[] | undefined;

  return shared(everyMs, async () => {
    last = await store.versions(name).catch(() => last);

    return last;
  });
}
