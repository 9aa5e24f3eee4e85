import { colour, Icon, nightGround, space, type, X } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useWords } from '../words.ts';

const topStyles = css`
  ${nightGround};
  display: flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(3)} ${space(4)} ${space(3)} ${space(6)};
  border-bottom: 1px solid ${colour('gold')};

  h2 {
    ${type.subheading};
    flex: 1;
    color: ${colour('ivory')};
  }
`;
const actionStyles = css`
  ${type.small};
  min-width: ${space(11)};
  min-height: ${space(11)};
  padding: 0 ${space(2)};
  border: 0;
  white-space: nowrap;
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    color: ${colour('gold')};
  }
`;

/** Head of the panel: its name, a fresh start, and the way out. */
export function Top({ onStartOver, onClose }: { onStartOver: () => void; onClose: () => void }) {
  const words = useWords();

  return (
    <div css={topStyles}>
      <h2 id="concierge-title">Concierge</h2>
      <button type="button" css={actionStyles} onClick={onStartOver}>
        {words.newConversation}
      </button>
      <button type="button" css={actionStyles} onClick={onClose} aria-label={words.close}>
        <Icon of={X} size={20} aria-hidden />
      </button>
    </div>
  );
}
