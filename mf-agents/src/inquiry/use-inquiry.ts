import type { FormField, SubmitPolicy } from '@dosmares/content/submit-policies';
import { cleanEntries } from '@dosmares/contracts/entries';
import { honeypot } from '@dosmares/contracts/limits';
import { usePost, useToast } from '@dosmares/platform';
import { useDraft } from '@dosmares/ui';
import { useEffect, useRef, useState } from 'react';
import { scrollBehaviour } from '../motion.ts';
import { type FormValues, type Recipient, say } from './compose-body.ts';
import { type Outcome, send } from './send.ts';

const untouched: FormValues = {
  name: '',
  email: '',
  phone: '',
  propertyInterest: '',
  inquiryType: 'general',
  propertyType: '',
  message: '',
};

/** One visitor's inquiry to one agent: its values, whether it is on its way, and how to send it (AG16, AG17). */
export function useInquiry(agent: Recipient, policy: SubmitPolicy) {
  const post = usePost();
  const toast = useToast();
  const [values, setValues] = useState(untouched);
  const [caught, setCaught] = useState('');
  const [sent, setSent] = useState<FormValues & { reference: string }>();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const keepFocus = useKeptFocus(isSending);
  const about = `inquiry to ${agent.id}`;
  useDraft(`agent.${agent.slug}`, [values, setValues], untouched);

  async function submit() {
    keepFocus();
    setSending(true);
    const form = cleanEntries(values);
    const outcome = await send(policy, { form, agent, [honeypot]: caught, sentAt: new Date() }, post);
    setSending(false);

    if (outcome.arrived) thank(outcome.reference);
    else apologise(outcome);
  }

  function thank(reference: string) {
    setSent({ ...values, reference });
    setValues(untouched);
    toast({ about, tone: 'status', ...say(policy.thanks, agent) });
    afterwards[policy.afterwards]();
  }

  function apologise({ reason, refused }: Outcome & { arrived: false }) {
    console.error('The inquiry was not sent:', reason);
    setRefused(refused);
    // A field that can be corrected needs no advice to try again or to call.
    const [text] = Object.values(refused);
    toast({ about, tone: 'alert', ...say(policy.sorry, { ...agent, reason }), ...(text && { text }) });
  }

  return {
    values,
    sent,
    isSending,
    refused,
    caught,
    setCaught,
    submit,
    change: (field: FormField) => (value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _, ...others }) => others);
    },
  };
}

/** Focuses the first refused field, or what had the focus until it was disabled for the sending. */
function useKeptFocus(isSending: boolean) {
  const holder = useRef<Element>(null);

  useEffect(() => {
    if (isSending) return;
    const refused = document.querySelector<HTMLElement>('[aria-invalid=true]');
    if (refused) return refused.focus();

    const isLost = document.activeElement === document.body;
    if (isLost && holder.current instanceof HTMLElement) holder.current.focus({ preventScroll: true });
  }, [isSending]);

  return () => {
    holder.current = document.activeElement;
  };
}

export type InquiryState = ReturnType<typeof useInquiry>;

const afterwards: Record<SubmitPolicy['afterwards'], () => void> = {
  stay: () => {},
  'scroll to top': () => window.scrollTo({ top: 0, behavior: scrollBehaviour() }),
};
