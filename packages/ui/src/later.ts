import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';

/** A value that is loaded separately from the page that uses it. */
export interface Later<Value> {
  /** Returns the value, once it is loaded. */
  get: () => Value | undefined;
  subscribe: (changed: () => void) => () => void;
  /** Loads the value, unless it is loaded or loading; retries while there are subscribers. */
  fetch: () => void;
}

const retryMs = 3_000;

/** Wraps a loader of a value. */
export function later<Value>(load: () => Promise<Value>): Later<Value> {
  const listeners = new Set<() => void>();
  let value: Value | undefined;
  let isOnItsWay = false;

  function fetch() {
    if (isOnItsWay) return;

    isOnItsWay = true;
    load().then(arrive, () => {
      isOnItsWay = false;
      setTimeout(() => listeners.size > 0 && fetch(), retryMs);
    });
  }

  function arrive(loaded: Value) {
    value = loaded;
    for (const changed of listeners) changed();
  }

  return {
    get: () => value,
    subscribe(changed) {
      listeners.add(changed);

      return () => listeners.delete(changed);
    },
    fetch,
  };
}

/**
 * Returns the value once it is loaded; undefined on the server. Loads it at once if `isUrgent`, else when the page is
 * idle.
 */
export function useLater<Value>(source: Later<Value>, isUrgent: boolean): Value | undefined {
  useEffect(() => (isUrgent ? undefined : whenIdle(source.fetch)), [source, isUrgent]);

  return useFetched(source, isUrgent);
}

/** Returns the value once it is loaded; undefined on the server. Loads it as soon as it is wanted, and not before. */
export function useFetched<Value>(source: Later<Value>, isWanted: boolean): Value | undefined {
  useEffect(() => {
    if (isWanted) source.fetch();
  }, [source, isWanted]);

  // Deferred, so that rendering it does not delay responses to the visitor's input.
  return useDeferredValue(useSyncExternalStore(source.subscribe, source.get, () => undefined));
}

/** Longest wait for the page to load, in milliseconds: a script that hangs would block it for ever. */
const loadMs = 5_000;

/** Runs `work` once the page is loaded and idle; returns a function that cancels it. */
export function whenIdle(work: () => void) {
  let isOver = false;
  const run = () => {
    if (!isOver) work();
    isOver = true;
  };
  // Safari has no idle time to ask for.
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
