import type { EarlyEntries } from '@dosmares/contracts/entries';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passes on a value entered before hydration, which a later render would erase; returns the control's ref. */
export function useEarlyValue<Element extends Control>(value: string, onChange: (value: string) => void) {
  const control = useRef<Element>(null);
  const takeOver = useEffectEvent(() => {
    if (!control.current) return;
    const early = earlyValue(control.current);
    if (early !== value) onChange(early);
  });

  useEffect(() => takeOver(), []);

  return control;
}

/** Where React has rebuilt an altered page, only the inline script still has the entry (C25). */
function earlyValue(control: Control) {
  const { earlyEntries } = globalThis as EarlyEntries;
  const key = `${location.pathname} ${control.name}`;
  const noted = earlyEntries?.get(key) ?? control.value;
  earlyEntries?.set(key, null);
  if (noted !== control.value && document.activeElement === document.body) control.focus();

  return noted;
}

/** Sends a form that was submitted before hydration (C22): the inline script has noted its label as `data-sent`. */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.sent === undefined || dataset.sent !== form.current?.ariaLabel) return;

    delete dataset.sent;
    setPending(true);
  }, [form]);

  // On the next render the fields have the values entered early.
  useEffect(() => {
    if (isPending) form.current?.requestSubmit();
  }, [isPending, form]);
}
