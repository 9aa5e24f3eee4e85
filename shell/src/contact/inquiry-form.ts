import type { ViewingWish } from '@dosmares/content/half-days';
import { refusedFields } from '@dosmares/contracts/refused-fields';
import { usePost } from '@dosmares/platform';
import { useEarlySubmit } from '@dosmares/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useEvaluation } from './evaluation/use-evaluation.ts';
import {
  type ContactFields,
  emptyInquiry,
  inquiryBody,
  type Mistakes,
  mistakes,
  type Prefill,
  refilled,
} from './inquiry.ts';
import { type Receipt, receiptOf } from './receipt.tsx';
import { useSubject } from './subject/use-subject.ts';
import { useInquiryDraft, useWishesDraft } from './use-drafts.ts';

/** Progress of the sending. */
export type Progress = { step: 'writing' | 'sending' | 'failed' } | { step: 'sent'; receipt: Receipt };

const none: readonly ViewingWish[] = [];

/** Returns the state of the form, and its actions. */
export function useInquiryForm() {
  const [inquiry, setInquiry] = useState(emptyInquiry);
  const [wishes, setWishes] = useState<readonly ViewingWish[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<Mistakes>({});
  const [progress, setProgress] = useState<Progress>({ step: 'writing' });
  const [hasSent, setHasSent] = useState(false);
  const post = usePost();
  const { about, prefill, takeOff, draft } = useSubject();
  const { evaluation, clearEvaluation } = useEvaluation(draft, inquiry.inquiryType === 'selling');
  const found = mistakes(inquiry);
  const hasWrongDay = wishes.some((wish) => about?.mistakeInDay(wish));

  useInquiryDraft(draft, { inquiry, prefill, setInquiry, hasSent });
  // Those of a viewing that was asked for stay on the confirmation, and are no draft any more.
  useWishesDraft(draft, progress.step === 'sent' ? none : wishes, setWishes);
  usePrefill(prefill, setInquiry);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(found).length > 0 || hasWrongDay) return setRefusals(refusals + 1);

    setProgress({ step: 'sending' });
    const sent = bodyOf();
    const { body: answer } = await post('contactEmail', sent);
    if (!saysSuccess(answer)) {
      setRefused(refusedFields(answer));

      return setProgress({ step: 'failed' });
    }

    setProgress({ step: 'sent', receipt: receiptOf(sent, answer) });
    setHasSent(true);
    setInquiry(emptyInquiry);
    clearEvaluation();
    setRefusals(0);
    // The house of a viewing stays on the confirmation.
    if (!about?.subject.viewing) forget();
  }

  function bodyOf() {
    const message = evaluation?.withEvaluation(inquiry.message.trim(), evaluation.answers) ?? inquiry.message;

    return inquiryBody({ ...inquiry, message }, about?.aboutOf(about.subject, message, wishes));
  }

  function forget() {
    setWishes([]);
    if (about) void takeOff();
  }

  const form = useFocusInForm(refusals, progress, about !== undefined);
  useEarlySubmit(form);

  return {
    form,
    progress,
    send,
    value: (name: keyof ContactFields) => inquiry[name],
    about,
    evaluation,
    wishes,
    setWishes,
    /** Removes the house or person; the focus moves to the first field. */
    takeOff() {
      forget();
      form.current?.querySelector('input')?.focus();
    },
    /** Shows the cleared form again. */
    sendAnother() {
      forget();
      setProgress({ step: 'writing' });
    },
    /** Returns the error of a field; the form's own checks stay silent until the visitor has tried to send. */
    error: (name: keyof ContactFields) => (refusals > 0 && found[name]) || refused[name],
    change: (name: keyof ContactFields) => (value: string) => {
      setInquiry((now) => ({ ...now, [name]: value }));
      setRefused(({ [name]: _, ...others }) => others);
    },
  };
}

/** The form's state and actions, for its elements. */
export type InquiryFormState = ReturnType<typeof useInquiryForm>;

/** Prefills after hydration: the served page is the same for all visitors (C09, C20). */
function usePrefill(prefill: Prefill, setInquiry: (change: (now: ContactFields) => ContactFields) => void) {
  const filled = useRef<Prefill>({});

  useEffect(() => {
    const before = filled.current;
    filled.current = prefill;
    setInquiry((now) => refilled(now, before, prefill));
  }, [prefill, setInquiry]);
}

/**
 * Focuses the first mistake, found by the page or by the API; without one, the button that was disabled while
 * sending. The outcome comes into view, also after the card of a subject has gone. A form that is shown again begins
 * at its first field.
 */
function useFocusInForm(refusals: number, { step }: Progress, hasSubject: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef(step);

  useEffect(() => {
    if (refusals > 0) mistakeIn(form.current)?.focus();
  }, [refusals]);

  useEffect(() => {
    const isAgain = before.current === 'sent' && step === 'writing';
    before.current = step;
    if (isAgain) return form.current?.querySelector<HTMLElement>('[name=name]')?.focus();

    const mistake = step === 'failed' && mistakeIn(form.current);
    if (mistake) return mistake.focus();

    if (step !== 'sent' && step !== 'failed') return;
    if (document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    showOutcome(form.current);
  }, [step]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only that the card above the outcome has gone matters.
  useEffect(() => {
    if (step === 'sent') showOutcome(form.current);
  }, [hasSubject]);

  return form;
}

const showOutcome = (form: HTMLElement | null) =>
  form?.querySelector('[role=status]')?.scrollIntoView({ block: 'center' });

const mistakeIn = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[aria-invalid=true]');

// C14: success takes a JSON body that says so; the status alone does not count.
const saysSuccess = (body: unknown) => (body as { success?: unknown } | undefined)?.success === true;
