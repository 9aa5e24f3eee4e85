import type { EarlyEntries } from '@dosmares/contracts/site/early-entries';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Passes on a value that a visitor entered before hydration; otherwise the next change to any field would delete it.
 * Returns the ref for the control.
 */
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

/**
 * Returns what was entered in a field before hydration. Where something had altered the page, React has built the field
 * anew and empty: then the entry is only in the notes of the page's inline script (C25).
 */
function earlyValue(control: Control) {
  const { earlyEntries } = globalThis as EarlyEntries;
  const key = `${location.pathname} ${control.name}`;
  const noted = earlyEntries?.get(key) ?? control.value;
  earlyEntries?.set(key, null);
  if (noted !== control.value && document.activeElement === document.body) control.focus();

  return noted;
}

/**
 * Sends a form that the visitor has submitted before hydration, with everything that was entered (C22): the page's
 * inline script has noted its label as `data-sent` of the document.
 */
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
