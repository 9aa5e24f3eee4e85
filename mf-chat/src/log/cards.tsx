import type { ChatCard } from '@dosmares/contracts/chat';
import { Link } from '@dosmares/platform';
import { Picture, settle, wholeCardLink } from '@dosmares/ui';
import { colour, space, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { type Language, useWords } from '../words.ts';

const cardStyles = css`
  ${settle};
  position: relative;
  display: grid;
  gap: ${space(3)} ${space(4)};
  align-items: center;
`;
/** One of several, or a person: a row with a small picture. */
const rowStyles = css`
  ${cardStyles};
  grid-template-columns: auto 1fr;
  padding-block: ${space(3)};
  border-top: 1px solid ${colour('line')};

  li:last-of-type > & {
    border-bottom: 1px solid ${colour('line')};
  }
`;
const thumbStyles = css`
  width: ${space(28)};

  &[data-upright] {
    width: ${space(16)};
  }
`;
const titleStyles = css`
  ${type.price};
  display: block;
  ${wholeCardLink};
  color: ${colour('navy')};
  text-underline-offset: 4px;
`;
const lineStyles = css`
  ${type.note};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(3)};

  b {
    color: ${colour('night')};
    font-weight: 500;
  }
`;

interface CardsProps {
  cards: readonly ChatCard[];
  language: Language | undefined;
  onFollow: () => void;
}

/** The homes and people of a reply, each a link to its page. A single home takes the width of the conversation. */
export function Cards({ cards, language, onFollow }: CardsProps) {
  return (
    // The reply's text has said it all: the cards can be reached, but are not announced.
    <ul css={{ display: 'grid' }} lang={language} aria-label={useWords().cards} aria-live="off">
      {cards.map((card) => (
        <li key={`${card.href} ${card.title}`}>
          <Card card={card} isAlone={cards.length === 1} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

function Card({ card, isAlone, onFollow }: { card: ChatCard; isAlone: boolean; onFollow: () => void }) {
  const { href, title, label, price, lines, picture } = card;
  const isUpright = picture && picture.height > picture.width;
  const isWide = isAlone && picture && !isUpright;
  const smallRatio = isUpright ? '4 / 5' : '3 / 2';

  return (
    <article css={isWide ? cardStyles : rowStyles}>
      {picture && (
        <div css={!isWide && thumbStyles} data-upright={isUpright || undefined}>
          <Picture
            picture={picture}
            sizes={isWide ? '400px' : '112px'}
            ratio={isWide ? '16 / 9' : smallRatio}
          />
        </div>
      )}
      <div>
        <div css={[type.eyebrow, { fontSize: '0.6875rem' }]}>{label}</div>
        <Link css={titleStyles} to={href} onClick={onFollow}>
          {title}
        </Link>
        <div css={lineStyles}>
          {price && <b>{price}</b>}
          {lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </div>
      </div>
    </article>
  );
}
