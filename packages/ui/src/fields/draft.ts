import { type RefObject, useEffect } from 'react';
import { recall, remember } from '../browser/session.ts';

/**
 * Restores what was entered in a form before a reload, or before its elements were rebuilt (C24, C25), and sends what
 * was submitted before hydration (C22). The page's inline script has stored the former for each `form[data-draft]`, and
 * noted the label of the latter in `data-sent`, and the field in use in `data-entered`.
 *
 * @param isReady whether the form is prefilled: one that was submitted before is not complete without
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, isReady = true) {
  useEffect(() => {
    if (!form.current) return;
    restoreDraft(form.current);
    const { dataset } = document.documentElement;
    const early = form.current.elements.namedItem(dataset.entered ?? '');
    delete dataset.entered;
    // Where the elements were rebuilt while the visitor was writing.
    if (early instanceof HTMLElement && document.activeElement === document.body) early.focus();
    if (!isReady || dataset.sent !== form.current.ariaLabel) return;

    delete dataset.sent;
    form.current.requestSubmit();
  }, [form, isReady]);
}

/** Fills in the draft of this address, except where something is entered already. */
function restoreDraft(form: HTMLFormElement) {
  for (const [name, text] of Object.entries(recall(draftName()) ?? {})) {
    const control = form.elements.namedItem(name);
    if (typeof text === 'string' && control instanceof HTMLElement) enter(control as HTMLInputElement, text);
  }
}

function enter(control: HTMLInputElement, text: string) {
  const isSelect = control.localName === 'select';
  if (control.value === text || (!isSelect && control.value !== control.defaultValue)) return;

  // Past React's own setter on the element, since it ignores events about a value that it knows.
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control);
  control.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
}

/** A form that is sent has no draft (C24). */
export const forgetDraft = () => remember(draftName());

const draftName = () => `draft.${location.pathname}${location.search}`;
