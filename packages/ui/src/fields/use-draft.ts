import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef } from 'react';

type Entries = Readonly<Record<string, string>>;

/** Keeps the entries that differ from an untouched form for the session; a form that is sent keeps none (C24). */
export function useDraft<Values extends Entries>(
  form: string,
  [values, setValues]: readonly [Values, Dispatch<SetStateAction<Values>>],
  untouched: Values,
) {
  const draft = `draft.${form}`;
  const entered = Object.entries(values).filter(
    ([field, value]) => value !== '' && value !== untouched[field],
  );
  const text = JSON.stringify(Object.fromEntries(entered));
  const shown = useRef(draft);
  const restore = useEffectEvent(() => {
    const kept = Object.entries(recall(draft) ?? {});
    if (kept.length > 0)
      setValues((now) => ({ ...now, ...Object.fromEntries(kept.filter(fits(now, untouched))) }));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has another draft
  useEffect(() => restore(), [draft]);

  useEffect(() => {
    // The subject of a form may change while it is filled in: its entries move along.
    if (shown.current !== draft) remember(shown.current);
    shown.current = draft;
    remember(draft, text === '{}' ? undefined : text);
  }, [draft, text]);
}

/** Whether a kept entry, which an earlier release may have written, is text for a field that is untouched. */
const fits =
  (values: Entries, untouched: Entries) =>
  ([field, kept]: [string, unknown]) =>
    field in values && typeof kept === 'string' && ['', untouched[field]].includes(values[field]);

/** Returns the value that this tab keeps under a name; unchecked: an earlier release may have written it. */
export function recall(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a JSON value in this tab, across reloads; without one, removes it. */
export function remember(name: string, json?: string) {
  try {
    if (json === undefined) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), json);
  } catch {
    // Storage is full or forbidden: a visitor could do nothing about it.
  }
}

const keyOf = (name: string) => `dosmares.${name}`;
