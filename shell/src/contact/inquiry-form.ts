import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { contactIntent } from '@dosmares/contracts/contact-intent';
import { refusedFields } from '@dosmares/contracts/refused-fields';
import { useNavigate, usePost, useSearchParams } from '@dosmares/platform';
import { later, useDraft, useEarlySubmit, useLater } from '@dosmares/ui';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { FormState } from './form-entry.tsx';
import * as inquiry from './inquiry.ts';
import { type Receipt, receiptOf } from './receipt.ts';

const { emptyForm, noWishes } = inquiry;

type Progress = { step: 'writing' | 'sending' | 'failed' } | { step: 'sent'; receipt: Receipt };

export function useInquiryForm() {
  const [entries, setEntries] = useState(emptyForm);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<inquiry.Mistakes>({});
  const [progress, setProgress] = useState<Progress>({ step: 'writing' });
  const hasSent = useRef(false);
  const filled = useRef<inquiry.Prefill>({});
  const post = usePost();
  const { about, isSettled, prefill, removeSubject, draft } = useSubject();
  const isSelling = entries.inquiryType === 'selling';
  const found = inquiry.mistakes(entries);
  const form = useFocusInForm(refusals, progress, about !== undefined);

  // Prefilled entries are no draft (C24), and a draft about another subject must not appear below the thanks.
  useDraft(draft, [entries, (kept) => hasSent.current || setEntries(kept)], { ...emptyForm, ...prefill });
  useEarlySubmit(form);

  // After hydration: the served page is the same for all visitors (C09, C20).
  useEffect(() => {
    const before = filled.current;
    filled.current = prefill;
    setEntries((now) => inquiry.refilled(now, before, prefill));
  }, [prefill]);

  // The styles of the served page follow its query until script has rendered what the query asks for.
  const isAnswered = isSettled && entries !== emptyForm;
  useEffect(() => {
    if (isAnswered) delete document.documentElement.dataset.query;
  }, [isAnswered]);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(found).length > 0 || about?.hasWrongDay(entries)) return setRefusals(refusals + 1);

    setProgress({ step: 'sending' });
    const body = inquiry.inquiryBody(about?.subject.viewing ? entries : { ...entries, ...noWishes });
    const answer = (await post('contactEmail', body)).body as { success?: unknown } | undefined;
    // C14: success takes a JSON body that says so; the status alone does not count.
    if (answer?.success !== true) {
      setRefused(refusedFields(answer));

      return setProgress({ step: 'failed' });
    }

    setProgress({ step: 'sent', receipt: receiptOf(body, answer) });
    hasSent.current = true;
    setEntries(emptyForm);
    setRefusals(0);
    // The house of a viewing stays on the confirmation.
    if (about && !about.subject.viewing) removeSubject();
  }

  const state: FormState = {
    entries,
    isSending: progress.step === 'sending',
    // The form's own validation stays silent until the visitor has tried to send.
    error: (name) => (refusals > 0 ? found[name] : undefined) ?? refused[name],
    change: (name) => (value) => {
      setEntries((now) => ({ ...now, [name]: value }));
      setRefused(({ [name]: _, ...others }) => others);
    },
    removeSubject() {
      setEntries((now) => ({ ...now, ...noWishes }));
      removeSubject();
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
    sendAnother() {
      removeSubject();
      setProgress({ step: 'writing' });
    },
  };
}

/** Focuses the first mistake, else the button, which was disabled while sending; scrolls the outcome into view. */
function useFocusInForm(refusals: number, { step }: Progress, hasSubject: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(step);
  const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the form as it is at that moment
  useEffect(() => {
    if (refusals > 0) find('[aria-invalid=true]')?.focus();
  }, [refusals]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome moves when the card above it goes
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

// Most visitors come without a subject: its card, pictures and calendar are loaded only for those who have one.
const panel = later(() => import(/* webpackChunkName: "contact-subject" */ './subject/subject-panel.tsx'));

/** The subject, once its part of the page has loaded; an agent's prefill is available at once (C09, C20). */
function useSubject() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const intent = useMemo(() => contactIntent(query), [query]);
  const { property, area, type } = intent;
  const person = inquiry.agentNamed(intent.agent);
  const isAbout = Boolean(property || area || person);
  const parts = useLater(panel, isAbout);
  const subject = useMemo(() => parts?.subjectOf(intent), [parts, intent]);
  const prefill = useMemo((): inquiry.Prefill => {
    const inquiryType = inquiryTypes.find(({ value }) => value === type)?.value;
    const usual = inquiryType === 'selling' ? { message: 'I would like to know what my home is worth.' } : {};

    return {
      ...usual,
      ...(subject?.prefill ?? (person && inquiry.prefillFor(person))),
      ...(inquiryType && { inquiryType }),
    };
  }, [subject, person, type]);

  return {
    prefill,
    draft: ['contact', property, area, person?.slug, type].filter(Boolean).join('.'),
    about: parts && subject && { ...parts, subject },
    isSettled: !isAbout || parts !== undefined,
    /** Removes the subject from the history too, so that a reload does not bring it back. */
    removeSubject: () => void navigate('/contact', { replace: true }),
  };
}
