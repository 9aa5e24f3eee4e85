import type { ViewingWish } from '@dosmares/content/half-days';
import { refusedFields } from '@dosmares/contracts/refused-fields';
import { usePost } from '@dosmares/platform';
import { useEarlySubmit } from '@dosmares/ui';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type ContactFields,
  confirmation,
  emptyInquiry,
  inquiryBody,
  type Mistakes,
  mistakes,
  type Prefill,
  refilled,
} from './inquiry.ts';
import { useSubject } from './subject/use-subject.ts';

/** Progress of the sending; `thanks` is the text of the confirmation. */
export type Progress = { step: 'writing' | 'sending' | 'failed' } | { step: 'sent'; thanks: string };

/** Returns the state of the form, and its actions. */
export function useInquiryForm() {
  const [inquiry, setInquiry] = useState(emptyInquiry);
  const [wishes, setWishes] = useState<readonly ViewingWish[]>([]);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<Mistakes>({});
  const [progress, setProgress] = useState<Progress>({ step: 'writing' });
  const post = usePost();
  const { about, prefill, takeOff } = useSubject();
  const found = mistakes(inquiry);
  const hasWrongDay = wishes.some((wish) => about?.mistakeInDay(wish));

  usePrefill(prefill, setInquiry);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(found).length > 0 || hasWrongDay) return setRefusals(refusals + 1);

    setProgress({ step: 'sending' });
    const { body } = await post('contactEmail', bodyOf());
    if (!saysSuccess(body)) {
      setRefused(refusedFields(body));

      return setProgress({ step: 'failed' });
    }

    setProgress({ step: 'sent', thanks: confirmation(inquiry) });
    setInquiry(emptyInquiry);
    setRefusals(0);
    forget();
  }

  const bodyOf = () => inquiryBody(inquiry, about?.aboutOf(about.subject, inquiry.message, wishes));

  function forget() {
    setWishes([]);
    if (about) void takeOff();
  }

  const form = useFocusInForm(refusals, progress);
  useEarlySubmit(form);

  return {
    form,
    progress,
    send,
    value: (name: keyof ContactFields) => inquiry[name],
    about,
    wishes,
    setWishes,
    /** Removes the house or person; the focus moves to the first field. */
    takeOff() {
      forget();
      form.current?.querySelector('input')?.focus();
    },
    /** Returns the error of a field; the form's own checks stay silent until the visitor has tried to send. */
    error: (name: keyof ContactFields) => (refusals > 0 && found[name]) || refused[name],
    change: (name: keyof ContactFields) => (value: string) => {
      setInquiry((now) => ({ ...now, [name]: value }));
      setRefused(({ [name]: _, ...others }) => others);
    },
  };
}

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
 * sending.
 */
function useFocusInForm(refusals: number, { step }: Progress) {
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (refusals > 0) mistakeIn(form.current)?.focus();
  }, [refusals]);

  useEffect(() => {
    const mistake = step === 'failed' && mistakeIn(form.current);
    if (mistake) return mistake.focus();

    const wasSent = step === 'sent' || step === 'failed';
    if (wasSent && document.activeElement === document.body) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
    }
  }, [step]);

  return form;
}

const mistakeIn = (form: HTMLElement | null) => form?.querySelector<HTMLElement>('[aria-invalid=true]');

// C14: success takes a JSON body that says so; the status alone does not count.
const saysSuccess = (body: unknown) => (body as { success?: unknown } | undefined)?.success === true;
