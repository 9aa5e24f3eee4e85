import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';

const retryMs = 3_000;

/** A value outside of React, for `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();

  return {
    listeners,
    get: () => value,
    set(next: Value) {
      value = next;
      for (const notify of listeners) notify();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);

      return () => listeners.delete(listener);
    },
  };
}

/** Wraps a loader of a value that is loaded separately from the page that uses it. */
export function later<Value>(load: () => Promise<Value>) {
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

type Later<Value> = ReturnType<typeof later<Value>>;

/** The value once it is loaded, as soon as it is wanted or when the page is idle; undefined on the server. */
export function useLater<Value>(source: Later<Value>, isWanted: boolean | 'when idle'): Value | undefined {
  useEffect(() => {
    if (isWanted === 'when idle') return whenIdle(source.fetch);
    if (isWanted) source.fetch();

    return undefined;
  }, [source, isWanted]);

  // Deferred, so that rendering it does not delay responses to the visitor's input.
  return useDeferredValue(useSyncExternalStore(source.subscribe, source.get, () => undefined));
}

/** Longest wait for the page to load, in milliseconds: a script that hangs would block it forever. */
const loadMs = 5_000;

/** Runs `work` once the page is loaded and idle; returns a function that cancels it. */
export function whenIdle(work: () => void) {
  let isOver = false;
  const run = () => {
    if (!isOver) work();
    isOver = true;
  };
  // Safari has no `requestIdleCallback`.
  const wait = () =>
    typeof requestIdleCallback === 'function'
      ? requestIdleCallback(run, { timeout: 2_000 })
      : setTimeout(run, 50);

  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    setTimeout(wait, loadMs);
  }

  return () => {
    isOver = true;
  };
}
