import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { createStore } from './store.ts';
import { whenIdle } from './when-idle.ts';

const retryMs = 3_000;

/** Wraps a loader of a value that is loaded separately from the page that uses it. */
export function lazy<Value>(load: () => Promise<Value>) {
  const { listeners, get, set, subscribe } = createStore<Value | undefined>(undefined);
  let isRequested = false;

  /** Loads the value, unless it is loaded or loading; retries while there are subscribers. */
  function fetch() {
    if (isRequested) return;

    isRequested = true;
    load().then(set, () => {
      isRequested = false;
      setTimeout(() => listeners.size > 0 && fetch(), retryMs);
    });
  }

  return { get, subscribe, fetch };
}

type Lazy<Value> = ReturnType<typeof lazy<Value>>;

/** The value once it is loaded, as soon as it is wanted or when the page is idle; undefined on the server. */
export function useLazy<Value>(source: Lazy<Value>, isWanted: boolean | 'when idle'): Value | undefined {
  useEffect(() => {
    if (isWanted === 'when idle') return whenIdle(source.fetch);
    if (isWanted) source.fetch();

    return undefined;
  }, [source, isWanted]);

  // Deferred, so that rendering it does not delay responses to the visitor's input.
  return useDeferredValue(useSyncExternalStore(source.subscribe, source.get, () => undefined));
}
