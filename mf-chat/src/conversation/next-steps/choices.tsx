import { colour, space, type } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useWords } from '../../use-words.ts';

const listStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  margin: ${space(5)} 0 0;
`;
const choiceStyles = css`
  ${type.small};
  min-height: ${space(11)};
  padding: ${space(2)} ${space(4)};
  border: 1px solid ${colour('navy')};
  border-radius: 2px;
  background: none;
  color: ${colour('navy')};
  text-align: left;
  cursor: pointer;

  &:hover {
    background: ${colour('navy')};
    color: ${colour('ivory')};
  }
`;

/** Replies that the visitor may choose next, each one press away. */
export function Choices({ choices, language, onChoose }: ChoicesProps) {
  return (
    <ul css={listStyles} aria-label={useWords().choices} lang={language}>
      {choices.map((choice) => (
        <li key={choice}>
          <button type="button" css={choiceStyles} onClick={() => onChoose(choice)}>
            {choice}
          </button>
        </li>
      ))}
    </ul>
  );
}

interface ChoicesProps {
  choices: readonly string[];
  language: string | undefined;
  onChoose: (choice: string) => void;
}
