import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { whenQuiet } from './quiet.ts';

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
    if (value || isOnItsWay) return;

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

/** Runs `work` once the page is loaded and idle; returns a function that cancels it. */
export function whenIdle(work: () => void) {
  if (document.readyState === 'complete') return idle(work);

  let cancel = whenLoaded(() => {
    cancel = idle(work);
  });

  return () => cancel();
}

/** Maximum wait for the page to load, in milliseconds: a script that hangs would block it for ever. */
const loadMs = 5_000;

function whenLoaded(work: () => void) {
  const timer = setTimeout(loaded, loadMs);
  window.addEventListener('load', loaded);

  function stop() {
    clearTimeout(timer);
    window.removeEventListener('load', loaded);
  }

  function loaded() {
    stop();
    work();
  }

  return stop;
}

function idle(work: () => void) {
  if (typeof requestIdleCallback !== 'function') return whenQuiet(work);

  const request = requestIdleCallback(work, { timeout: 2_000 });

  return () => cancelIdleCallback(request);
}
