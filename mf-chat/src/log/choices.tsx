import { buttonStyles, row } from '@dosmares/ui';
import { space } from '@dosmares/ui/brand';
import { type Language, useWords } from '../words.ts';

interface ChoicesProps {
  choices: readonly string[];
  language?: Language | undefined;
  onChoose: (choice: string) => void;
}

/** Suggestions for the visitor, each a button (CH08, CH13). */
export function Choices({ choices, language, onChoose }: ChoicesProps) {
  return (
    <ul css={[row(2), { marginTop: space(5) }]} aria-label={useWords().choices} lang={language}>
      {choices.map((choice) => (
        <li key={choice}>
          <button
            type="button"
            css={[buttonStyles('quiet', 'small'), { minHeight: space(11) }]}
            onClick={() => onChoose(choice)}
          >
            {choice}
          </button>
        </li>
      ))}
    </ul>
  );
}
