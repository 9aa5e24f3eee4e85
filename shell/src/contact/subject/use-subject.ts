import { contactIntent } from '@dosmares/contracts/contact-intent';
import { useLocation, useNavigate, useSearchParams } from '@dosmares/platform';
import { later } from '@dosmares/ui';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { agentNamed, type Prefill, prefillFor } from '../inquiry.ts';

// Most visitors come for nothing in particular: the card, its pictures and the calendar are loaded by those who do.
const panel = later(() => import(/* webpackChunkName: "contact-subject" */ './subject-panel.tsx'));

const nothing: Prefill = {};

/** The house or person that the visitor comes from, once its part of the page is there; at once what an agent's name fills in (C09, C20). */
export function useSubject() {
  const { state } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const { property, agent, viewing = false } = contactIntent(state, query);
  const parts = useSyncExternalStore(panel.subscribe, panel.get, () => undefined);
  const isAbout = property !== undefined || agentNamed(agent) !== undefined;

  useEffect(() => {
    if (isAbout) panel.fetch();
  }, [isAbout]);

  const subject = useMemo(
    () => parts?.subjectOf({ viewing, ...(property && { property }), ...(agent && { agent }) }),
    [parts, property, agent, viewing],
  );
  const prefill = useMemo(() => {
    const person = agentNamed(agent);

    return subject?.prefill ?? (person ? prefillFor(person) : nothing);
  }, [subject, agent]);

  return {
    prefill,
    about: parts && subject && { ...parts, subject },
    /** Forgets it, in the history too: a reload does not bring it back. */
    takeOff: () => navigate('/contact', { replace: true }),
  };
}
