import { useDeferredValue, useEffect, useSyncExternalStore } from 'react';
import { whenQuiet } from './quiet.ts';

/** Something that is fetched apart from the page that uses it. */
export interface Later<Value> {
  /** The value, once it is there. */
  get: () => Value | undefined;
  subscribe: (changed: () => void) => () => void;
  /** Fetches it, unless it is there or on its way; tries anew while anybody waits. */
  fetch: () => void;
}

const retryMs = 3_000;

/** Names something to fetch later. */
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

/** The value once it is there; never on the server. It is fetched at once when it is urgent, else when the page is idle. */
export function useLater<Value>(source: Later<Value>, isUrgent: boolean): Value | undefined {
  useEffect(() => (isUrgent ? source.fetch() : whenIdle(source.fetch)), [source, isUrgent]);

  // Deferred, it is put in place between the visitor's touches.
  return useDeferredValue(useSyncExternalStore(source.subscribe, source.get, () => undefined));
}

/** Runs it once the page is loaded and nothing else is to be done; the answer calls it off. */
export function whenIdle(work: () => void) {
  if (document.readyState === 'complete') return idle(work);

  let cancel = whenLoaded(() => {
    cancel = idle(work);
  });

  return () => cancel();
}

/** How long a page may load before others stop waiting for it: a script that hangs would keep them for ever. */
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
