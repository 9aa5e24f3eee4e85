import { useEffect, useEffectEvent, useRef } from 'react';

export type Entries = Readonly<Record<string, string>>;

/** Keeps entries under the form's name for the session; those of a form that is sent and cleared are gone (C24). */
export function useDraft(form: string, entries: Entries, restore: (kept: Entries) => void) {
  const draft = `draft.${form}`;
  const text = JSON.stringify(entries);
  const shown = useRef(draft);
  const takeUp = useEffectEvent(() => {
    const kept = textsIn(recall(draft));
    if (Object.keys(kept).length > 0) restore(kept);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has another draft
  useEffect(() => takeUp(), [draft]);

  useEffect(() => {
    // What a form is about may change while it is filled in: its entries go along.
    if (shown.current !== draft) remember(shown.current);
    shown.current = draft;
    remember(draft, text === '{}' ? undefined : text);
  }, [draft, text]);
}

/** An earlier release may have written anything. */
const textsIn = (kept: unknown): Entries =>
  Object.fromEntries(Object.entries(kept ?? {}).filter(([, value]) => typeof value === 'string'));

/** Returns the entries that differ from those of an untouched form; an empty field has none. */
export const entriesOf = (values: Entries, untouched: Entries): Entries =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== '' && value !== untouched[field]),
  );

/** Returns the values with kept entries in the fields that are untouched. */
export function restored<Values extends Entries>(values: Values, untouched: Entries, kept: Entries): Values {
  const taken = Object.entries(kept).filter(
    ([field]) => field in values && values[field] === untouched[field],
  );

  return { ...values, ...Object.fromEntries(taken) };
}

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
