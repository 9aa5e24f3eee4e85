import type { ChatReference } from '@dosmares/contracts/chat';
import { css } from '@emotion/react';
import type { Language } from '../language.ts';
import { words } from '../words.ts';
import { cardOf } from './card-of.ts';
import { CardRow } from './card-row.tsx';

const listStyles = css`
  display: grid;
  margin: 0;
`;

/** The houses and people that a reply mentions, each a link to its page. */
export function Cards({ references, language, onFollow }: CardsProps) {
  const cards = references.flatMap((reference) => cardOf(reference, words[language]) ?? []);
  if (cards.length === 0) return null;

  return (
    // The reply has said it all: the cards can be found, but are not announced again.
    <ul css={listStyles} aria-label={words[language].cards} aria-live="off">
      {cards.map((card) => (
        <li key={`${card.to} ${card.title}`}>
          <CardRow card={card} isAlone={cards.length === 1} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

interface CardsProps {
  references: readonly ChatReference[];
  language: Language;
  onFollow: () => void;
}
