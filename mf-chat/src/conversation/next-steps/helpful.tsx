import { chatLimits } from '@dosmares/contracts/limits';
import { usePost } from '@dosmares/platform';
import { colour, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { textButton } from '../../text-button.ts';
import { useWords } from '../../use-words.ts';

const rowStyles = css`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(5)};
  min-width: 0;
  min-height: ${space(11)};
  margin: ${space(3)} 0 0;
  padding: 0;
  border: 0;
  color: ${colour('slate')};
`;

/** Asks, once for each reply, whether it helped; the answers are counted anonymously. */
export function Helpful({ question, isRated, onRated }: HelpfulProps) {
  const words = useWords();
  const post = usePost();

  function rate(helpful: boolean) {
    // Visitors need not care whether it arrives.
    void post('chatFeedback', {
      helpful,
      ...(!helpful && { question: question.slice(0, chatLimits.question) }),
    });
    onRated();
  }

  return (
    <fieldset css={rowStyles} aria-label={words.wasItHelpful}>
      <span role="status">{isRated ? words.thanks : words.wasItHelpful}</span>
      {!isRated && (
        <>
          <button type="button" css={textButton} onClick={() => rate(true)}>
            {words.yes}
          </button>
          <button type="button" css={textButton} onClick={() => rate(false)}>
            {words.no}
          </button>
        </>
      )}
    </fieldset>
  );
}

interface HelpfulProps {
  /** The question that the reply answers; sent along when it did not help. */
  question: string;
  isRated: boolean;
  onRated: () => void;
}
