import { useLayoutEffect, useRef } from 'react';
import type { Progress } from './use-hand-over.ts';

/**
 * Moves the focus in the form: into the first empty field when it opens; to the form itself while it is sent, when all
 * else in it is disabled; then to the first refused field, or to the button (CH19).
 */
export function useFocusInForm(progress: Progress) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) focusIn[progress](form.current);
  }, [progress]);

  return form;
}

const focusIn: Readonly<Record<Progress, (form: HTMLElement) => void>> = {
  writing(form) {
    const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
    (fields.find(({ value, required }) => required && value === '') ?? fields[0])?.focus();
  },
  sending(form) {
    if (form.contains(document.activeElement)) form.focus({ preventScroll: true });
  },
  failed(form) {
    const refused = form.querySelector<HTMLElement>('[aria-invalid=true]');
    const isWaiting = document.activeElement === form || document.activeElement === document.body;
    // A visitor who writes elsewhere keeps the focus there, unless a field has to be corrected.
    if (refused || isWaiting) (refused ?? form.querySelector<HTMLElement>('[type=submit]'))?.focus();
  },
};
