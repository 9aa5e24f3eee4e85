import { useLayoutEffect, useRef } from 'react';
import type { Progress } from './use-hand-over.ts';

/**
 * Focuses the first empty field when the form opens. While the form is being sent, everything in it that could have
 * the focus is disabled: the form itself holds it, then passes it to the first refused field, or to the button.
 */
export function useFocusInForm(progress: Progress) {
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    if (form.current) focusIn[progress](form.current);
  }, [progress]);

  return form;
}

const focusIn: Readonly<Record<Progress, (form: HTMLElement) => void>> = {
  writing: (form) => firstEmpty(form)?.focus(),
  sending: (form) => form.contains(document.activeElement) && form.focus({ preventScroll: true }),
  failed(form) {
    const refused = form.querySelector<HTMLElement>('[aria-invalid=true]');
    const isWaiting = document.activeElement === form || document.activeElement === document.body;
    // A visitor who writes elsewhere keeps the focus there, unless a field has to be corrected.
    if (refused || isWaiting) (refused ?? form.querySelector<HTMLElement>('[type=submit]'))?.focus();
  },
};

function firstEmpty(form: HTMLElement) {
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];

  return fields.find(({ value, required }) => required && value === '') ?? fields[0];
}
