import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { contactIntent } from '@dosmares/contracts/contact-intent';
import { useNavigate, useSearchParams } from '@dosmares/platform';
import { later, useLater } from '@dosmares/ui';
import { useMemo } from 'react';
import { agentNamed, type Prefill, prefillFor } from '../inquiry.ts';

// Most visitors come without a subject: its card, pictures and calendar are loaded only for those who have one.
const panel = later(() => import(/* webpackChunkName: "contact-subject" */ './subject-panel.tsx'));

/**
 * Returns the house, area or person that the visitor comes from, once its part of the page has loaded. An agent's prefill
 * is there at once (C09, C20).
 */
export function useSubject() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const intent = useMemo(() => contactIntent(query), [query]);
  const { property, area, type } = intent;
  const person = agentNamed(intent.agent);
  const isAbout = Boolean(property || area || person);
  const parts = useLater(panel, isAbout);
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

  return {
    prefill,
    /** Names the draft of a message about this, and nothing else. */
    draft: ['contact', property, area, person?.slug, type].filter(Boolean).join('.'),
    about: parts && subject && { ...parts, subject },
    isSettled: !isAbout || parts !== undefined,
    /** Forgets the subject, in the history too: a reload does not bring it back. */
    takeOff: () => void navigate('/contact', { replace: true }),
  };
}
