import { colour, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { textButton } from '../../text-button.ts';
import { useWords } from '../../use-words.ts';

const rowStyles = css`
  ${type.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space(4)};
  margin-top: ${space(4)};
  color: ${colour('slate')};
`;

/** Offers to restore the last conversation, from a fresh start until the next question. */
export function FreshStart({ onBringBack }: { onBringBack: (() => void) | undefined }) {
  const words = useWords();
  if (!onBringBack) return null;

  return (
    <div css={rowStyles}>
      <span role="status">{words.putAway}</span>
      <button type="button" css={textButton} onClick={onBringBack}>
        {words.bringBack}
      </button>
    </div>
  );
}
