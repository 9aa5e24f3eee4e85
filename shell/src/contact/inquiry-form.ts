import { withEvaluation } from '@dosmares/content/evaluation';
import { refusedFields } from '@dosmares/contracts/refused-fields';
import { usePost } from '@dosmares/platform';
import { entriesOf, restored, useDraft, useEarlySubmit } from '@dosmares/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormState } from './form-entry.tsx';
import * as inquiry from './inquiry.ts';
import { useSubject } from './subject/use-subject.ts';

const { emptyForm, noWishes } = inquiry;

/** Progress of the sending. */
export type Progress =
  | { step: 'writing' | 'sending' | 'failed' }
  | { step: 'sent'; receipt: inquiry.Receipt };

/** Returns the state of the form, and its actions. */
export function useInquiryForm() {
  const [entries, setEntries] = useState(emptyForm);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<inquiry.Mistakes>({});
  const [progress, setProgress] = useState<Progress>({ step: 'writing' });
  const hasSent = useRef(false);
  const filled = useRef<inquiry.Prefill>({});
  const post = usePost();
  const { about, isSettled, prefill, takeOff, draft } = useSubject();
  const isSelling = entries.inquiryType === 'selling';
  const found = inquiry.mistakes(entries);
  const untouched = { ...emptyForm, ...prefill };
  const form = useFocusInForm(refusals, progress, about !== undefined);

  // Kept for the session, without what was prefilled (C24). A form that was cleared stays clear: what was begun about
  // something else does not come back below the thanks.
  useDraft(draft, entriesOf(entries, untouched), (kept) => {
    if (!hasSent.current) setEntries((now) => restored(restored(now, emptyForm, kept), untouched, kept));
  });
  useEarlySubmit(form);

  // After hydration: the served page is the same for all visitors (C09, C20).
  useEffect(() => {
    const before = filled.current;
    filled.current = prefill;
    setEntries((now) => inquiry.refilled(now, before, prefill));
  }, [prefill]);

  // The styles of a served page follow its query until script has brought what that asks for.
  const isAnswered = isSettled && entries !== emptyForm;
  useEffect(() => {
    if (isAnswered) delete document.documentElement.dataset.query;
  }, [isAnswered]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(found).length > 0 || about?.hasWrongDay(entries)) return setRefusals(refusals + 1);

    setProgress({ step: 'sending' });
    const message = isSelling ? withEvaluation(entries.message.trim(), entries) : entries.message;
    const additions = about ? about.withWishes(about.subject, message, entries) : { message };
    const body = inquiry.inquiryBody(entries, additions);
    const answer = (await post('contactEmail', body)).body as { success?: unknown } | undefined;
    // C14: success takes a JSON body that says so; the status alone does not count.
    if (answer?.success !== true) {
      setRefused(refusedFields(answer));

      return setProgress({ step: 'failed' });
    }

    setProgress({ step: 'sent', receipt: inquiry.receiptOf(body, answer) });
    hasSent.current = true;
    setEntries(emptyForm);
    setRefusals(0);
    // The house of a viewing stays on the confirmation.
    if (about && !about.subject.viewing) takeOff();
  }

  const state: FormState = {
    entries,
    isSending: progress.step === 'sending',
    // The form's own checks stay silent until the visitor has tried to send.
    error: (name) => (refusals > 0 ? found[name] : undefined) ?? refused[name],
    change: (name) => (value) => {
      setEntries((now) => ({ ...now, [name]: value }));
      setRefused(({ [name]: _, ...others }) => others);
    },
    takeOff() {
      setEntries((now) => ({ ...now, ...noWishes }));
      takeOff();
      form.current?.querySelector('input')?.focus();
    },
  };

  return {
    form,
    state,
    progress,
    about,
    isSelling,
    send,
    /** Shows the cleared form again. */
    sendAnother() {
      takeOff();
      setProgress({ step: 'writing' });
    },
  };
}

/**
 * Focuses the first mistake, found by the page or by the API; without one, the button that was disabled while
 * sending. The outcome comes into view, also after the card of a subject has gone. A form that is shown again begins
 * at its first field.
 */
function useFocusInForm(refusals: number, { step }: Progress, hasSubject: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(step);
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it looks in the form of the moment
  useEffect(() => {
    if (refusals > 0) find('[aria-invalid=true]')?.focus();
  }, [refusals]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only that the card above the outcome has gone matters
  useEffect(() => {
    const isAgain = before.current === 'sent' && step === 'writing';
    before.current = step;
    if (isAgain) find('[name=name]')?.focus();
    if (step !== 'sent' && step !== 'failed') return;

    const mistake = step === 'failed' && find('[aria-invalid=true]');
    if (mistake) return mistake.focus();
    if (document.activeElement === document.body) find('[type=submit]')?.focus({ preventScroll: true });
    find('[role=status]')?.scrollIntoView({ block: 'center' });
  }, [step, hasSubject]);

  return form;
}
