import type { FormField, SubmitPolicy } from '@dosmares/content/submit-policies';
import { cleanEntries } from '@dosmares/contracts/entries';
import { honeypot } from '@dosmares/contracts/inquiry-fields';
import { usePost, useToast } from '@dosmares/platform';
import { useDraft } from '@dosmares/ui';
import { useEffect, useRef, useState } from 'react';
import { scrollBehaviour } from '../motion.ts';
import { type FormValues, fillIn, type Recipient } from './compose-body.ts';
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

/** A visitor's inquiry to one agent: its values, whether it is being sent, and how to send it (AG16, AG17). */
export function useInquiry(agent: Recipient, policy: SubmitPolicy) {
  const post = usePost();
  const toast = useToast();
  const [values, setValues] = useState(untouched);
  const [trapped, setTrapped] = useState('');
  const [sent, setSent] = useState<FormValues & { reference: string }>();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const noteFocus = useKeptFocus(isSending);
  const about = `inquiry to ${agent.id}`;
  useDraft(`agent.${agent.slug}`, [values, setValues], untouched);

  async function submit() {
    noteFocus();
    setSending(true);
    const form = cleanEntries(values);
    const outcome = await send(policy, { form, agent, [honeypot]: trapped, sentAt: new Date() }, post);
    setSending(false);

    if (outcome.arrived) thank(outcome.reference);
    else apologise(outcome);
  }

  function thank(reference: string) {
    setSent({ ...values, reference });
    setValues(untouched);
    toast({ about, tone: 'status', ...fillIn(policy.thanks, agent) });
    afterwards[policy.afterwards]();
  }

  function apologise({ reason, refused }: Outcome & { arrived: false }) {
    console.error('The inquiry was not sent:', reason);
    setRefused(refused);
    // A field that can be corrected needs no advice to try again or to call.
    const [text] = Object.values(refused);
    toast({ about, tone: 'alert', ...fillIn(policy.sorry, { ...agent, reason }), ...(text && { text }) });
  }

  return {
    values,
    sent,
    isSending,
    refused,
    trapped,
    setTrapped,
    submit,
    change: (field: FormField) => (value: string) => {
      setValues((before) => ({ ...before, [field]: value }));
      setRefused(({ [field]: _, ...others }) => others);
    },
  };
}

/** Focuses the first refused field, or restores the focus that was lost when the form was disabled. */
function useKeptFocus(isSending: boolean) {
  const focused = useRef<Element>(null);

  useEffect(() => {
    if (isSending) return;
    const refused = document.querySelector<HTMLElement>('[aria-invalid=true]');
    if (refused) return refused.focus();

    const isLost = document.activeElement === document.body;
    if (isLost && focused.current instanceof HTMLElement) focused.current.focus({ preventScroll: true });
  }, [isSending]);

  return () => {
    focused.current = document.activeElement;
  };
}

export type InquiryState = ReturnType<typeof useInquiry>;

const afterwards: Record<SubmitPolicy['afterwards'], () => void> = {
  stay: () => {},
  'scroll to top': () => window.scrollTo({ top: 0, behavior: scrollBehaviour() }),
};
