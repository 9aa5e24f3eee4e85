import type { ChatMessage, HandOver } from '@dosmares/contracts/chat';
import { refusedFields } from '@dosmares/contracts/refused-fields';
import { usePost } from '@dosmares/platform';
import { useRef, useState } from 'react';
import { useKept } from '../use-kept.ts';
import { type Fields, inquiryBody, withConversation } from './inquiry.ts';

/** The form's state in this tab: whether it is open, its subject, and the visitor's entries. */
interface Draft {
  handOver?: HandOver;
  typed: Partial<Fields>;
}

/** Progress of the sending. */
export type Progress = 'writing' | 'sending' | 'failed';

/**
 * Returns the state of the form that passes a wish on to staff. The visitor's entries survive everything but being
 * sent.
 */
export function useHandOver(isOpen: boolean) {
  const post = usePost();
  const [draft = nothing, setDraft] = useKept('hand-over', isOpen, begin);
  const [progress, setProgress] = useState<Progress>('writing');
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const tried = useRef({ wish: '', message: '' });
  const { handOver, typed } = draft;
  const fields = fieldsOf(draft);

  /**
   * Returns the message. A second try sends the same text, so that the API recognizes it, whatever was said since.
   */
  function messageWith(conversation: readonly ChatMessage[]) {
    const wish = fields.wish.trim();
    if (tried.current.wish !== wish) tried.current = { wish, message: withConversation(wish, conversation) };

    return tried.current.message;
  }

  return {
    handOver,
    fields,
    progress,
    refused,
    open: (offered: HandOver) => setDraft({ typed, handOver: offered }),
    close: () => setDraft({ typed }),
    change: (field: keyof Fields) => (value: string) => {
      setDraft((now = nothing) => ({ ...now, typed: { ...now.typed, [field]: value } }));
      setRefused(({ [bodyKeys[field]]: _, ...others }) => others);
    },
    /** Sends the form and returns whether it arrived; only an answer that says so counts (C14). */
    async send(conversation: readonly ChatMessage[]): Promise<boolean> {
      if (!handOver) return false;
      setProgress('sending');
      const { body } = await post('contactEmail', inquiryBody(handOver, fields, messageWith(conversation)));
      const hasArrived = (body as { success?: unknown } | null | undefined)?.success === true;
      setProgress(hasArrived ? 'writing' : 'failed');
      setRefused(refusedFields(body));
      if (hasArrived) setDraft({ typed: { name: fields.name, email: fields.email, phone: fields.phone } });

      return hasArrived;
    },
  };
}

/** State of the form, for its fields. */
export type HandOverState = ReturnType<typeof useHandOver>;

/** The API's name of each field. */
export const bodyKeys = { name: 'name', email: 'email', phone: 'phone', wish: 'message' } as const;

const nothing: Draft = { typed: {} };

function begin(kept: unknown): Draft {
  const { typed } = (kept ?? {}) as Partial<Draft>;

  return typeof typed === 'object' ? (kept as Draft) : nothing;
}

const fieldsOf = ({ handOver, typed }: Draft): Fields => ({
  name: typed.name ?? handOver?.name ?? '',
  email: typed.email ?? handOver?.email ?? '',
  phone: typed.phone ?? handOver?.phone ?? '',
  wish: typed.wish ?? handOver?.wish ?? '',
});
