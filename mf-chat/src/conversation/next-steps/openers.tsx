import { ArrowRight, colour, Icon, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { languageOf } from '../../language.ts';
import { useWords } from '../../use-words.ts';

const listStyles = css`
  margin: ${space(6)} 0 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${colour('line')};
`;
const openerStyles = css`
  ${type.text};
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  width: 100%;
  min-height: ${space(12)};
  padding: ${space(2)} 0;
  border: 0;
  border-bottom: 1px solid ${colour('line')};
  background: none;
  color: ${colour('navy')};
  text-align: left;
  cursor: pointer;

  svg {
    color: ${colour('bronze')};
    transition: transform 240ms ease-out;
  }
  &:hover svg {
    transform: translateX(${space(1)});
  }
`;

/** Questions to begin with, each one click from its answer. */
export function Openers({
  questions,
  onAsk,
}: {
  questions: readonly string[];
  onAsk: (question: string) => void;
}) {
  return (
    <ul css={listStyles} aria-label={useWords().suggested}>
      {questions.map((question) => (
        <li key={question} lang={languageOf(question)}>
          <button type="button" css={openerStyles} onClick={() => onAsk(question)}>
            {question}
            <Icon of={ArrowRight} size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
