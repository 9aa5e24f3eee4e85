import { office } from '@dosmares/content/office';
import type { HandOver } from '@dosmares/contracts/chat';
import { ArrowRight, colour, Icon, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { textButton } from '../text-button.ts';
import { useWords } from '../use-words.ts';
import { addressee } from './inquiry.ts';

const offerStyles = css`
  margin-top: ${space(5)};
  padding: ${space(3)} ${space(5)};
  background: ${colour('sand')};
  border-top: 1px solid ${colour('gold')};
`;
const noteStyles = css`
  ${type.small};
  margin: 0;
  color: ${colour('slate')};
`;

/** Offers to pass a wish on to the person who can answer, and says by when the answer will come. */
export function HandOverOffer({ handOver, onOpen }: { handOver: HandOver; onOpen: () => void }) {
  const words = useWords();
  const agent = addressee(handOver);

  return (
    <div css={offerStyles}>
      <button type="button" css={textButton} onClick={onOpen}>
        {words.leaveMessage(agent?.firstName ?? words.us)}
        <Icon of={ArrowRight} className="lucide-arrow-right" size={16} aria-hidden />
      </button>
      <p css={noteStyles}>{words.whoAnswers(agent?.name ?? office.name)}</p>
    </div>
  );
}
