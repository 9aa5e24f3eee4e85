import type { EarlyEntries } from '@dosmares/contracts/entries';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Passes on what was entered before hydration, or the next change would delete it; returns the control's ref. */
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

/** Where React has built an altered page anew, the entry is only in the notes of the inline script (C25). */
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
  const [isAsked, ask] = useState(false);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.sent === undefined || dataset.sent !== form.current?.ariaLabel) return;

    delete dataset.sent;
    ask(true);
  }, [form]);

  // On the next render the fields have the values entered early.
  useEffect(() => {
    if (isAsked) form.current?.requestSubmit();
  }, [isAsked, form]);
}
