import { type Amounts, figuresIn } from './amounts.ts';
import { describedIn } from './described.ts';
import { type Names, namesIn } from './names.ts';
import { isKnown, isSmall, languageOf, spelled } from './spelling.ts';

/** A message, or a part of it, as it was read. */
export interface Reading extends Omit<Names, 'words'> {
  text: string;
  /** As they were meant, with `HOME`, `PERSON`, `AREA`, `LANGUAGE`, `MONEY` and `ROOMS` in place of what is named. */
  words: readonly string[];
  /** The words as they were meant. */
  plain: readonly string[];
  amounts: Amounts;
  /** Undefined when nothing tells. */
  language: 'en' | 'es' | undefined;
  /** Words that nobody is known to have said, and that the content does not hold. */
  foreign: readonly string[];
}

/** Reads a text: spelling put right, names and figures found, language told. `isPriced` says that a price was spoken of before. */
export function read(text: string, isPriced = false): Reading {
  const plain = spelled(text);
  const language = languageOf(text, plain);
  const { words, ...names } = namesIn(plain, text);
  const described = describedIn(words);
  const figured = figuresIn(described.words, { isSpanish: language === 'es', isPriced });

  return {
    ...names,
    homes: [...new Set([...names.homes, ...described.homes])],
    text,
    plain,
    language,
    words: figured.words,
    amounts: figured.amounts,
    foreign: figured.words.filter((word) => !isSmall(word) && !isKnown(word) && /^[a-z]/.test(word)),
  };
}

/** Whether any of these words was said. */
export const says = ({ plain }: Pick<Reading, 'plain'>, ...any: readonly string[]) =>
  any.some((word) => plain.includes(word));
