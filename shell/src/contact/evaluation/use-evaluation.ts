import { entriesOf, later, restored, useDraft } from '@dosmares/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';

// Only sellers need its fields.
const fields = later(() => import(/* webpackChunkName: "contact-evaluation" */ './evaluation-fields.tsx'));

const none = { area: '', size: '', when: '' };

/** Returns the fields of an evaluation and the answers, for a seller and once they have loaded (C28). */
export function useEvaluation(draft: string, isSelling: boolean) {
  const [answers, setAnswers] = useState(none);
  const parts = useSyncExternalStore(fields.subscribe, fields.get, () => undefined);

  useDraft(`${draft}.evaluation`, entriesOf(answers, none), (kept) =>
    setAnswers((now) => restored(now, none, kept)),
  );
  useEffect(() => {
    if (isSelling) fields.fetch();
  }, [isSelling]);

  return {
    evaluation: isSelling && parts ? { ...parts, answers, setAnswers } : undefined,
    clearEvaluation: () => setAnswers(none),
  };
}
