import { office } from '@dosmares/content/office';
import type { ChatMessage, HandOver as Offered } from '@dosmares/contracts/chat';
import { useWords } from '../use-words.ts';
import { HandOverForm } from './hand-over-form.tsx';
import { HandOverOffer } from './hand-over-offer.tsx';
import { addressee } from './inquiry.ts';
import type { HandOverState } from './use-hand-over.ts';

interface HandOverProps {
  state: HandOverState;
  /** The offer of the last reply. */
  offered: Offered | undefined;
  conversation: readonly ChatMessage[];
  /** Receives the confirmation once the wish is sent. */
  onSent: (confirmation: string) => void;
  onClose: () => void;
}

/**
 * Passes a wish on to a person: an offer below the reply, then the form, which stays until it is sent or put aside.
 */
export function HandOver({ state, offered, conversation, onSent, onClose }: HandOverProps) {
  const words = useWords();
  const { handOver } = state;
  if (!handOver) return offered && <HandOverOffer handOver={offered} onOpen={() => state.open(offered)} />;

  async function send(to: Offered) {
    if (await state.send(conversation)) onSent(words.messageSent(addressee(to)?.name ?? office.name));
  }

  return <HandOverForm state={state} onSend={() => void send(handOver)} onClose={onClose} />;
}
