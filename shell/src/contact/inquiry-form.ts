import { refusedFields } from '@dosmares/contracts/refused-fields';
import { usePost, useSearchParams } from '@dosmares/platform';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  addressedTo,
  agentInQuery,
  type ContactFields,
  confirmation,
  emptyInquiry,
  inquiryBody,
  type Mistakes,
  mistakes,
} from './inquiry.ts';

/** Where the sending stands; thanks holds the words of the confirmation. */
export type Progress = { step: 'writing' | 'sending' | 'failed' } | { step: 'sent'; thanks: string };

/** The state of the form and the way it sends. */
export function useInquiryForm() {
  const [inquiry, setInquiry] = useState(emptyInquiry);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<Mistakes>({});
  const [progress, setProgress] = useState<Progress>({ step: 'writing' });
  const post = usePost();
  const found = mistakes(inquiry);

  useAgentFromQuery(setInquiry);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (Object.keys(found).length > 0) return setRefusals(refusals + 1);

    setProgress({ step: 'sending' });
    const { body } = await post('contactEmail', inquiryBody(inquiry));
    if (!saysSuccess(body)) {
      setRefused(refusedFields(body));

      return setProgress({ step: 'failed' });
    }

    setProgress({ step: 'sent', thanks: confirmation(inquiry) });
    setInquiry(emptyInquiry);
    setRefusals(0);
  }

  return {
    form: useFocusInForm(refusals, progress),
    progress,
    send,
    value: (name: keyof ContactFields) => inquiry[name],
    /** Silent until the visitor has tried to send. */
    error: (name: keyof ContactFields) => (refusals > 0 && found[name]) || refused[name],
    change: (name: keyof ContactFields) => (value: string) => {
      setInquiry((now) => ({ ...now, [name]: value }));
      setRefused(({ [name]: _, ...others }) => others);
    },
  };
}

/** Prefills after hydration: the served page is the same for every query (C09). */
function useAgentFromQuery(setInquiry: (change: (now: ContactFields) => ContactFields) => void) {
  const asked = useSearchParams()[0].get('agent');

  useEffect(() => {
    const agent = agentInQuery(asked);
    if (agent) setInquiry((now) => addressedTo(agent, now));
  }, [asked, setInquiry]);
}

/** Brings the focus to the first mistake, the visitor's browser's or the API's, and else back to the button that was disabled while sending. */
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

// C14: only a JSON body that says so; the status alone is no success.
const saysSuccess = (body: unknown) => (body as { success?: unknown } | undefined)?.success === true;
