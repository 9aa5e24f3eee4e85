import { storagePrefix } from '@dosmares/contracts/entries';

/** Returns the value that this tab has stored under a name; unchecked: an earlier release may have written it. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(storagePrefix + name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a JSON value in this tab, across reloads; without one, removes it. */
export function remember(name: string, json?: string) {
  try {
    if (json === undefined) sessionStorage.removeItem(storagePrefix + name);
    else sessionStorage.setItem(storagePrefix + name, json);
  } catch {
    // Storage is full or forbidden: a visitor could do nothing about it.
  }
}
