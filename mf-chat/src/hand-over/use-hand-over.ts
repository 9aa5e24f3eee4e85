import type { ChatMessage, HandOver } from '@dosmares/contracts/chat';
import { refusedFields } from '@dosmares/contracts/refused-fields';
import { usePost } from '@dosmares/platform';
import { useRef, useState } from 'react';
import { useSessionStorage } from '../use-session-storage.ts';
import { type Fields, inquiryBody, withConversation } from './inquiry.ts';

/** What this tab keeps of the form: its subject while it is open, and the visitor's entries (CH16). */
interface Kept {
  handOver?: HandOver;
  typed: Partial<Fields>;
  /** What was answered once it is sent, until the visitor wants to send another. */
  answer?: { reference: string; answerBy: string };
}

export type Progress = 'writing' | 'sending' | 'failed';

/** The form that passes a wish on; while it is open, the next offer for the same person updates it. */
export function useHandOver(conversation: readonly ChatMessage[], offered: HandOver | undefined) {
  const post = usePost();
  const [{ handOver, typed, answer }, keep] = useSessionStorage('hand-over', restore);
  const [progress, setProgress] = useState<Progress>('writing');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const last = useRef({ said: '', message: '' });
  if (handOver && !answer && offered && handOver !== offered && handOver.to?.name === offered.to?.name)
    keep({ typed, handOver: offered });
  const { name = '', email = '', phone = '', wish = '' } = handOver ?? {};
  const fields: Fields = { name, email, phone, message: wish, ...typed };

  /** A retry sends the same text, so that the API recognizes it, whatever was said since (X02). */
  function wholeMessage() {
    const said = fields.message.trim();
    if (last.current.said !== said) last.current = { said, message: withConversation(said, conversation) };

    return last.current.message;
  }

  return {
    /** Set while the form is open; `offered` is the last reply's. */
    handOver,
    offered,
    answer,
    fields,
    progress,
    refused,
    open: (subject: HandOver) => keep({ typed, handOver: subject }),
    close: () => keep({ typed }),
    change({ name: field, value }: { name: keyof Fields; value: string }) {
      keep((now) => ({ ...now, typed: { ...now.typed, [field]: value } }));
      setRefused(({ [field]: _, ...others }) => others);
    },
    /** Sends the form; only an answer that says so proves that it arrived (C14). */
    async send(subject: HandOver) {
      setProgress('sending');
      const { body } = await post(
        'contactEmail',
        inquiryBody(subject, { ...fields, message: wholeMessage() }),
      );
      const { success, reference, answerBy } = (body ?? {}) as Readonly<Record<string, unknown>>;
      const hasArrived = success === true;
      setProgress(hasArrived ? 'writing' : 'failed');
      setRefused(refusedFields(body));
      if (!hasArrived) return;
      const answer = { reference: textOf(reference), answerBy: textOf(answerBy) };
      keep(({ typed: { message: _, ...who } }) => ({ typed: who, handOver: subject, answer }));
    },
  };
}

const textOf = (said: unknown) => (typeof said === 'string' ? said : '');

export type HandOverState = ReturnType<typeof useHandOver>;

function restore(kept: unknown): Kept {
  const { typed } = (kept ?? {}) as Partial<Kept>;

  return typeof typed === 'object' ? (kept as Kept) : { typed: {} };
}
