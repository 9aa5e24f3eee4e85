import type { ChatMessage, HandOver as Offered } from '@dosmares/contracts/chat';
import { ArrowRight, colour, FormNote, Icon, space } from '@dosmares/ui';
import { css } from '@emotion/react';
import { theOffice } from '../office.ts';
import { textButton } from '../text-button.ts';
import { useWords } from '../words.ts';
import { HandOverForm } from './hand-over-form.tsx';
import { addressee } from './inquiry.ts';
import type { HandOverState } from './use-hand-over.ts';

const offerStyles = css`
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(5)};
  background: ${colour('sand')};
  border-top: 1px solid ${colour('gold')};
`;

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
 * Passes a wish on to a person (CH15): an offer below the reply, then the form, which stays until it is sent or put
 * aside.
 */
export function HandOver({ state, offered, conversation, onSent, onClose }: HandOverProps) {
  const words = useWords();
  const handOver = state.handOver ?? offered;
  if (!handOver) return null;

  const { name = theOffice.name } = addressee(handOver) ?? {};
  const send = async () => (await state.send(conversation)) && onSent(words.messageSent(name));
  if (state.handOver)
    return <HandOverForm state={state} handOver={handOver} onSend={() => void send()} onClose={onClose} />;

  return (
    <div css={offerStyles}>
      <button type="button" css={textButton} onClick={() => state.open(handOver)}>
        <span>{words.leaveMessage(addressee(handOver)?.name)}</span>
        <Icon of={ArrowRight} className="lucide-arrow-right" size={16} aria-hidden />
      </button>
      <FormNote>{words.whoAnswers(name)}</FormNote>
    </div>
  );
}
