import { inquiryTypes } from '@dosmares/content/inquiry-options';
import { contactIntent } from '@dosmares/contracts/contact-intent';
import { refusedFields } from '@dosmares/contracts/refused-fields';
import { useNavigate, usePost, useSearchParams } from '@dosmares/platform';
import { forgetDraft, later, useLater } from '@dosmares/ui';
import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import * as inquiry from './inquiry.ts';
import { type Receipt, receiptOf } from './receipt.ts';

type Progress = { step: 'writing' | 'sending' | 'failed' } | { step: 'sent'; receipt: Receipt };

export function useInquiryForm() {
  const form = useRef<HTMLFormElement>(null);
  const [mistakes, setMistakes] = useState<inquiry.Mistakes>({});
  const [progress, setProgress] = useState<Progress>({ step: 'writing' });
  // With another number, the fields are built anew.
  const [round, setRound] = useState(0);
  const post = usePost();
  const { about, place, prefill, removeSubject } = useSubject(form);
  useOutcome(form, progress, about !== undefined);

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
    form,
    state: {
      prefill,
      mistakes,
      removeSubject() {
        forgetDraft();
        removeSubject();
        form.current?.querySelector('input')?.focus();
      },
    },
    progress,
    round,
    about,
    place,
    send,
    forgive: (name: string) => setMistakes(({ [name as keyof inquiry.Entries]: _, ...others }) => others),
    sendAnother() {
      removeSubject();
      setProgress({ step: 'writing' });
    },
  };
}

type Form = ReturnType<typeof useRef<HTMLFormElement | null>>;

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

// Most visitors come without a subject: its card, pictures and calendar are loaded only for those who have one.
const panel = later(() => import(/* webpackChunkName: "contact-subject" */ './subject/subject-panel.tsx'));

/** The subject, once its part of the page has loaded; an agent's prefill is available at once (C09, C20). */
function useSubject(form: Form) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const intent = useMemo(() => contactIntent(query), [query]);
  const { property, area, type } = intent;
  const person = inquiry.agentNamed(intent.agent);
  const kind = (property && 'property') || (area && 'area') || (person && 'agent');
  const isAbout = Boolean(kind);
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

  const isKnown = isAbout && (!parts || subject !== undefined);
  const place = isKnown ? (intent.viewing && 'viewing') || kind : undefined;

  // After hydration, since the served page is the same for all visitors; until then its styles follow the query.
  const [shown, show] = useState<{ prefill: inquiry.Prefill; place?: typeof place }>({ prefill: {} });
  useLayoutEffect(() => {
    show({ prefill, place });
    delete document.documentElement.dataset.query;
  }, [prefill, place]);

  // What was entered about a subject is the draft of the page without it, too.
  useEffect(() => {
    if (query.size === 0 && shown.prefill === prefill)
      form.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [query, form, shown, prefill]);

  return {
    ...shown,
    about: parts && subject && { ...parts, subject },
    /** Removes the subject from the history too, so that a reload does not bring it back. */
    removeSubject: () => void navigate('/contact', { replace: true }),
  };
}
