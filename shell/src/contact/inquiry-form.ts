import { refusedFields } from '@dosmares/contracts/refused-fields';
import { usePost } from '@dosmares/platform';
import { forgetDraft } from '@dosmares/ui';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as inquiry from './inquiry.ts';
import { type Receipt, receiptOf } from './receipt.ts';
import { useSubject } from './subject/use-subject.ts';

type Progress = { step: 'writing' | 'sending' | 'failed' } | { step: 'sent'; receipt: Receipt };

export function useInquiryForm() {
  const form = useRef<HTMLFormElement>(null);
  const subject = useSubject(form);
  const { mistakes, writeAgain, ...sending } = useSending(form, subject);
  const { about, place, prefill, removeSubject } = subject;
  useOutcome(form, sending.progress, about !== undefined);

  return {
    ...sending,
    form,
    about,
    place,
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

/** What becomes of the entries: mistakes, or an answer. With another `round`, the fields are built anew. */
function useSending(form: Form, { about, prefill, removeSubject }: ReturnType<typeof useSubject>) {
  const [mistakes, setMistakes] = useState<inquiry.Mistakes>({});
  const [progress, setProgress] = useState<Progress>({ step: 'writing' });
  const [round, setRound] = useState(0);
  const post = usePost();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const entries = inquiry.entriesIn(event.currentTarget, prefill);
    const found = inquiry.mistakes(entries);
    flushSync(() => setMistakes(found));
    if (Object.keys(found).length > 0 || about?.hasWrongDay(entries))
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
    setProgress({ step: 'sent', receipt: receiptOf(body, answer) });
    setRound(round + 1);
    // The house of a viewing stays on the confirmation.
    if (!about?.subject.viewing) removeSubject();
  }

  return {
    mistakes,
    forgive: (name: string) => setMistakes(({ [name as keyof inquiry.Entries]: _, ...others }) => others),
    progress,
    round,
    send,
    writeAgain: () => setProgress({ step: 'writing' }),
  };
}

/** Focuses the first mistake, else the button, which was disabled while sending; scrolls the outcome into view. */
function useOutcome(form: Form, { step }: Progress, hasSubject: boolean) {
  const before = useRef(step);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the outcome moves when the card above it goes
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    const isAgain = before.current === 'sent' && step === 'writing';
    before.current = step;
    if (isAgain) find('[name=name]')?.focus();
    if (step !== 'sent' && step !== 'failed') return;

    const mistake = step === 'failed' && find('[aria-invalid=true]');
    if (mistake) return mistake.focus();
    if (document.activeElement === document.body) find('[type=submit]')?.focus({ preventScroll: true });
    find('[role=status]')?.scrollIntoView({ block: 'center' });
  }, [step, hasSubject]);
}
