import { useEffect, useState } from 'react';

/** A state that this tab keeps, even across a reload; `begin` makes it from the kept value, or from undefined. */
export function useKept<Value>(name: string, begin: (kept: unknown) => Value) {
  const [value, set] = useState(() => begin(recall(name)));
  useEffect(() => remember(name, value), [name, value]);

  return [value, set] as const;
}

function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the state; where the browser refuses, the state lives as long as the page. */
function remember(name: string, value: unknown) {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: a visitor could do nothing about it.
  }
}

const keyOf = (name: string) => `dosmares.${name}`;
