/** Returns what this tab keeps by a name, as somebody, perhaps an earlier release, has written it. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value, as JSON, in this tab, even across a reload; without one, forgets it. */
export function remember(name: string, json?: string) {
  try {
    if (json === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), json);
  } catch {
    // Storage is full or forbidden: a visitor could do nothing about it.
  }
}

const keyOf = (name: string) => `dosmares.${name}`;
