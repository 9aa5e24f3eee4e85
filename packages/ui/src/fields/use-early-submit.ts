import { type RefObject, useEffect, useState } from 'react';

/** Where a page that is not alive yet notes the label of the form that a visitor has sent: `data-sent` of the document. */
const note = 'sent';

/** Carries out what a visitor asked for before the page came alive: the form is sent, with all that was entered (C22). */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>) {
  const [isAsked, ask] = useState(false);

  useEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset[note] === undefined || dataset[note] !== form.current?.ariaLabel) return;

    delete dataset[note];
    ask(true);
  }, [form]);

  // In the next rendering the fields know what was entered early.
  useEffect(() => {
    if (isAsked) form.current?.requestSubmit();
  }, [isAsked, form]);
}
