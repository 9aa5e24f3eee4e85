/** A value that components subscribe to. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();

  return {
    get: () => value,
    set(next: Value) {
      value = next;
      for (const tell of listeners) tell();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);

      return () => listeners.delete(listener);
    },
  };
}
