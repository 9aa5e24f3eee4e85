import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { contactIntent } from '@dosmares/contracts/contact-intent';
import { useNavigate, useSearchParams } from '@dosmares/platform';
import { lazy, useLazy } from '@dosmares/ui';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { agentNamed, type Prefill, prefillFor } from '../inquiry.ts';

// Most visitors come without a subject: its card, pictures and calendar are loaded only for those who have one.
const panel = lazy(() => import(/* webpackChunkName: "contact-subject" */ './subject-panel.tsx'));

/** The subject, once its part of the page has loaded; an agent's prefill is available at once (C09, C20). */
export function useSubject(form: RefObject<HTMLFormElement | null>) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const intent = useMemo(() => contactIntent(query), [query]);
  const { property, area, type } = intent;
  const person = agentNamed(intent.agent);
  const kind = (property && 'property') || (area && 'area') || (person && 'agent');
  const isAbout = Boolean(kind);
  const parts = useLazy(panel, isAbout);
  const subject = useMemo(() => parts?.subjectOf(intent), [parts, intent]);
  const prefill = useMemo((): Prefill => {
    const inquiryType = inquiryTypes.find(({ value }) => value === type)?.value;
    const usual = inquiryType === 'selling' ? { message: 'I would like to know what my home is worth.' } : {};

    return {
      ...usual,
      ...(subject?.prefill ?? (person && prefillFor(person))),
      ...(inquiryType && { inquiryType }),
    };
  }, [subject, person, type]);

  const isKnown = isAbout && (!parts || subject !== undefined);
  const isViewing = isKnown && kind === 'property' && Boolean(intent.viewing);

  // After hydration, since the served page is the same for all visitors: its styles follow the query until then.
  const [shown, show] = useState({ prefill: {} as Prefill, hasTimes: true, isReady: false });
  useLayoutEffect(() => {
    show({ prefill, hasTimes: isViewing, isReady: parts !== undefined });
    document.documentElement.dataset.query = `${isKnown ? kind : ''}=${isViewing ? 'viewing=' : ''}`;
  }, [prefill, parts, isKnown, kind, isViewing]);

  // What was entered about a subject is the draft of the page without it, too.
  useEffect(() => {
    if (query.size === 0 && shown.prefill === prefill)
      form.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [query, form, shown, prefill]);

  return {
    ...shown,
    isReady: !isAbout || shown.isReady,
    isViewing,
    about: parts && subject && { ...parts, subject },
    /** Removes the subject from the history too, so that a reload does not bring it back. */
    removeSubject: () => void navigate('/contact', { replace: true }),
  };
}
