import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useRef } from 'react';

type Entries = Readonly<Record<string, string>>;

/** Keeps what differs from an untouched form, under its name, for the session; what is sent and cleared is gone (C24). */
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
  const takeUp = useEffectEvent(() => {
    const kept = Object.entries(recall(draft) ?? {});
    if (kept.length > 0)
      setValues((now) => ({ ...now, ...Object.fromEntries(kept.filter(fits(now, untouched))) }));
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

/** Whether a kept entry, which an earlier release may have written, is a text for a field that nobody has touched. */
const fits =
  (values: Entries, untouched: Entries) =>
  ([field, kept]: [string, unknown]) =>
    field in values && typeof kept === 'string' && ['', untouched[field]].includes(values[field]);

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
