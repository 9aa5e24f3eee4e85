import { refusedFields } from '@dosmares/contracts/refused-fields';
import { usePost } from '@dosmares/platform';
import { forgetDraft } from '@dosmares/ui';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as inquiry from './inquiry.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import { useSubject } from './subject/use-subject.ts';
import { dayMistakes } from './subject/wishes.tsx';

type Progress =
  | { step: 'writing' | 'sending' | 'failed' }
  | { step: 'sent'; receipt: Receipt; body: inquiry.InquiryBody };

export function useInquiryForm() {
  const form = useRef<HTMLFormElement>(null);
  const subject = useSubject(form);
  const { mistakes, writeAgain, ...sending } = useSending(form, subject);
  const { about, hasTimes, isReady, prefill, removeSubject } = subject;
  useApology(form, sending.progress.step === 'failed');

  return {
    ...sending,
    form,
    about,
    hasTimes,
    isReady,
    state: {
      prefill,
      mistakes,
      removeSubject() {
        forgetDraft();
        removeSubject();
        form.current?.querySelector('input')?.focus();
      },
    },
    sendAnother() {
      removeSubject();
      writeAgain();
    },
  };
}

type Form = RefObject<HTMLFormElement | null>;

/** What becomes of the entries: mistakes, or an answer. */
function useSending(form: Form, { isViewing, prefill }: ReturnType<typeof useSubject>) {
  const [mistakes, setMistakes] = useState<inquiry.Mistakes>({});
  const [progress, setProgress] = useState<Progress>({ step: 'writing' });
  const post = usePost();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = inquiry.entriesIn(event.currentTarget, prefill);
    const days = isViewing ? dayMistakes(entries) : {};
    const found = { ...inquiry.mistakes(entries), ...days };
    flushSync(() => setMistakes(found));
    if (Object.keys(found).length > 0)
      return form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();

    setProgress({ step: 'sending' });
    const body = inquiry.inquiryBody(entries);
    const answer = (await post('contactEmail', body)).body as { success?: unknown } | undefined;
    // C14: success takes a JSON body that says so; the status alone does not count.
    if (answer?.success !== true) {
      setMistakes(refusedFields(answer));

      return setProgress({ step: 'failed' });
    }

    forgetDraft();
    setProgress({ step: 'sent', receipt: receiptOf(body, answer), body });
  }

  return {
    mistakes,
    forgive: (name: string) => setMistakes(({ [name as keyof inquiry.Entries]: _, ...others }) => others),
    progress,
    send,
    writeAgain: () => setProgress({ step: 'writing' }),
  };
}

/** Focuses the first mistake, else the button, which was disabled while sending, and shows the apology. */
function useApology(form: Form, hasFailed: boolean) {
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    if (!hasFailed) return;

    const mistake = find('[aria-invalid=true]');
    if (mistake) return mistake.focus();
    if (document.activeElement === document.body) find('[type=submit]')?.focus({ preventScroll: true });
    find('[role=status]')?.scrollIntoView({ block: 'center' });
  }, [form, hasFailed]);
}
