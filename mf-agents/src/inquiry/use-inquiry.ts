import type { SubmitPolicy } from '@dosmares/content/submit-policies';
import { cleanEntries } from '@dosmares/contracts/entries';
import { honeypot } from '@dosmares/contracts/inquiry-fields';
import { usePost, useToast } from '@dosmares/platform';
import { forgetDraft, type ReceiptProps, scrollBehavior } from '@dosmares/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type FormValues, fillIn, type Recipient } from './compose-body.ts';
import { choices } from './inquiry-fields.tsx';
import { type Outcome, send } from './send.ts';

const untouched = {
  name: '',
  email: '',
  phone: '',
  propertyInterest: '',
  inquiryType: 'general',
  propertyType: '',
  message: '',
  [honeypot]: '',
};

/** A visitor's inquiry to one agent: whether it is being sent, and how to send it (AG16, AG17). */
export function useInquiry(agent: Recipient, policy: SubmitPolicy) {
  const post = usePost();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [receipt, setReceipt] = useState<Omit<ReceiptProps, 'onAgain'>>();
  const [isSending, setSending] = useState(false);
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  useFocusAfterSending(form, isSending);
  const about = `inquiry to ${agent.id}`;

  async function submit() {
    const entered = form.current && Object.fromEntries(new FormData(form.current));
    const { [honeypot]: trapped, ...values } = { ...untouched, ...entered } as FormValues & Trapped;
    setSending(true);
    const outcome = await send(
      policy,
      { form: cleanEntries(values), agent, [honeypot]: trapped, sentAt: new Date() },
      post,
    );
    setSending(false);

    if (outcome.arrived) thank({ ...outcome.receipt, rows: rowsOf(values, policy) });
    else apologize(outcome);
  }

  function thank(answer: Pick<ReceiptProps, 'reference' | 'answerBy' | 'rows'>) {
    const thanks = fillIn(policy.thanks, agent);
    forgetDraft();
    setReceipt({ ...answer, ...thanks, ...reveals[policy.afterwards] });
    toast({ about, tone: 'status', ...thanks });
  }

  function apologize({ reason, refused }: Outcome & { arrived: false }) {
    console.error('The inquiry was not sent:', reason);
    setRefused(refused);
    // A field that can be corrected needs no advice to try again or to call.
    const [text] = Object.values(refused);
    toast({ about, tone: 'alert', ...fillIn(policy.sorry, { ...agent, reason }), ...(text && { text }) });
  }

  return {
    form,
    /** Set once it is sent, until the visitor wants to send another. */
    receipt,
    isOnTop: policy.afterwards === 'scroll to top' && receipt !== undefined,
    isSending,
    refused,
    submit,
    forgive(field: string) {
      if (field in refused) setRefused(({ [field]: _, ...others }) => others);
    },
    sendAnother: () => setReceipt(undefined),
  };
}

interface Trapped {
  [honeypot]: string;
}

/** Focuses the first refused field, or else the button, which was disabled while sending. */
function useFocusAfterSending(form: RefObject<HTMLFormElement | null>, isSending: boolean) {
  const hasSent = useRef(false);

  useEffect(() => {
    const hasEnded = hasSent.current && !isSending;
    hasSent.current = isSending;
    if (!hasEnded) return;
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (refused) return refused.focus();

    const isLost = document.activeElement === document.body;
    if (isLost) form.current?.querySelector<HTMLElement>('[data-send]')?.focus({ preventScroll: true });
  }, [form, isSending]);
}

export type InquiryState = ReturnType<typeof useInquiry>;

const reveals: Record<SubmitPolicy['afterwards'], Pick<ReceiptProps, 'reveal'>> = {
  stay: {},
  'scroll to top': { reveal: () => window.scrollTo({ top: 0, behavior: scrollBehavior() }) },
};

/** What was sent, in the order of the form. */
const rowsOf = (sent: FormValues, { alsoAsks }: SubmitPolicy): NonNullable<ReceiptProps['rows']> => [
  ['Name', sent.name],
  ['Email', sent.email],
  ['Phone', sent.phone],
  ['Property interest', sent.propertyInterest],
  ...alsoAsks.map((name) => {
    const { label, options } = choices[name];

    return [label, options.find(({ value }) => value === sent[name])?.label ?? ''] as const;
  }),
  ['Message', sent.message],
];
