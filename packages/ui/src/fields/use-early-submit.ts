import { type RefObject, useEffect, useState } from 'react';

/**
 * The attribute of the document (`data-sent`) in which a page that is not hydrated yet records the label of a form
 * that the visitor has sent.
 */
const note = 'sent';

/** Sends a form that the visitor has submitted before hydration, with everything that was entered (C22). */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  const [isAsked, ask] = useState(false);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset[note] === undefined || dataset[note] !== form.current?.ariaLabel) return;

    delete dataset[note];
    ask(true);
  }, [form]);

  // On the next render the fields have the values entered early.
  useEffect(() => {
    if (isAsked) form.current?.requestSubmit();
  }, [isAsked, form]);
}
