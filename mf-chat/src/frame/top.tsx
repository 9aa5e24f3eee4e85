import { colour, from, Icon, nightGround, Plus, space, type, X } from '@dosmares/ui';
import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useWords } from '../use-words.ts';

const topStyles = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding: ${space(3)} clamp(${space(4)}, 6vw, ${space(6)});
  ${nightGround};
  border-bottom: 1px solid ${colour('gold')};

  ${from.tablet} {
    align-items: flex-end;
    padding: ${space(8)} ${space(6)} ${space(4)};
  }
`;
const labelStyles = css`
  ${type.label};
  display: none;
  margin: 0 0 ${space(1)};
  color: ${colour('gold')};

  ${from.tablet} {
    display: block;
  }
`;
const titleStyles = css`
  ${type.subheading};
  margin: 0;
  color: ${colour('ivory')};
`;
const actionsStyles = css`
  display: flex;
  gap: ${space(1)};
  margin-right: ${space(-2)};
`;
const actionStyles = css`
  ${type.small};
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-width: ${space(11)};
  min-height: ${space(11)};
  justify-content: center;
  padding: 0 ${space(2)};
  border: 0;
  white-space: nowrap;
  background: none;
  color: inherit;
  cursor: pointer;

  &:hover {
    color: ${colour('gold')};
  }

  /* The narrowest phones have room for the words alone. */
  @media (max-width: 359.98px) {
    svg:not(:only-child) {
      display: none;
    }
  }
`;

/** Head of the panel: its name, a fresh start, and the way out. */
export function Top({ onStartOver, onClose }: { onStartOver: () => void; onClose: () => void }) {
  const words = useWords();

  return (
    <div css={topStyles}>
      <div>
        <p css={labelStyles}>Dos Mares Estates</p>
        <h2 css={titleStyles} id="concierge-title">
          Concierge
        </h2>
      </div>
      <div css={actionsStyles}>
        <Action onAct={onStartOver}>
          <Icon of={Plus} size={16} aria-hidden />
          <span>{words.newConversation}</span>
        </Action>
        <Action onAct={onClose} label={words.close}>
          <Icon of={X} size={20} aria-hidden />
        </Action>
      </div>
    </div>
  );
}

function Action({ onAct, label, children }: { onAct: () => void; label?: string; children: ReactNode }) {
  return (
    <button type="button" css={actionStyles} onClick={onAct} aria-label={label}>
      {children}
    </button>
  );
}
