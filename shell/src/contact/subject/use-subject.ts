import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { areas } from '@dosmares/content/site';
import { contactIntent } from '@dosmares/contracts/contact-intent';
import { useNavigate, useSearchParams } from '@dosmares/platform';
import { later } from '@dosmares/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { agentNamed, prefillFor } from '../inquiry.ts';

// Most visitors come without a subject: its card, pictures and calendar are loaded only for those who have one.
const panel = later(() => import(/* webpackChunkName: "contact-subject" */ './subject-panel.tsx'));

/**
 * Returns the house, area or person that the visitor comes from, once its part of the page has loaded. An agent's prefill
 * is there at once (C09, C20).
 */
export function useSubject() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { property, agent, type, viewing = false, ...asked } = contactIntent(query);
  const area = areas.find((one) => one === asked.area);
  const parts = useSyncExternalStore(panel.subscribe, panel.get, () => undefined);
  const isAbout = (property ?? area ?? agentNamed(agent)) !== undefined;

  useEffect(() => {
    if (isAbout) panel.fetch();
  }, [isAbout]);

  const subject = useMemo(
    () =>
      parts?.subjectOf({
        viewing,
        ...(property && { property }),
        ...(area && { area }),
        ...(agent && { agent }),
      }),
    [parts, property, area, agent, viewing],
  );
  const prefill = useMemo(() => {
    const person = agentNamed(agent);
    const inquiryType = inquiryTypes.find(({ value }) => value === type)?.value;

    const known = subject?.prefill ?? (person && prefillFor(person));
    const usual = inquiryType === 'selling' ? { message: 'I would like to know what my home is worth.' } : {};

    return { ...usual, ...known, ...(inquiryType && { inquiryType }) };
  }, [subject, agent, type]);

  return {
    prefill,
    /** Names the draft of a message about this, and nothing else. */
    draft: ['contact', property, area, agentNamed(agent)?.slug, type].filter(Boolean).join('.'),
    about: parts && subject && { ...parts, subject },
    /** Forgets the subject, in the history too: a reload does not bring it back. */
    takeOff: () => navigate('/contact', { replace: true }),
  };
}
