import { useEffect, useState } from 'react';

/**
 * A state that this tab keeps, also through a reload. It is undefined until the panel first opens; `begin` makes it out of
 * what was kept, or of undefined.
 */
export function useKept<Value>(name: string, isOpen: boolean, begin: (kept: unknown) => Value) {
  const [value, set] = useState<Value>();

  useEffect(() => {
    if (isOpen) set((known) => known ?? begin(recall(name)));
  }, [name, isOpen, begin]);

  useEffect(() => {
    if (value !== undefined) remember(name, value);
  }, [name, value]);

  return [value, set] as const;
}

function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Where the browser refuses to keep it, the state lives as long as the page. */
function remember(name: string, value: unknown) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: nothing a visitor could do about it.
  }
}

const keyOf = (name: string) => `dosmares.${name}`;
