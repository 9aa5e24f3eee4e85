import { useEffect, useRef } from 'react';
import type { Progress } from './use-hand-over.ts';

/**
 * Brings the focus to the first field that is still empty when the form opens, to the first that the API refused, and else
 * back to the button: while it is disabled, the browser takes the focus away.
 */
export function useFocusInForm(progress: Progress) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (progress === 'sending') return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const isLost = document.activeElement === document.body;

    if (progress === 'failed')
      (find('[aria-invalid=true]') ?? (isLost ? find('[type=submit]') : null))?.focus();
    else firstEmpty(form.current)?.focus();
  }, [progress]);

  return form;
}

const firstEmpty = (form: HTMLElement | null) => {
  const fields = [
    ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea') ?? []),
  ];

  return fields.find(({ value, required }) => required && value === '') ?? fields[0];
};
