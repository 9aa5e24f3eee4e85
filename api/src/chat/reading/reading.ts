import { type Amounts, figuresIn } from './amounts.ts';
import { describedIn } from './names/described.ts';
import { type Names, namesIn } from './names/names.ts';
import { type Order, ordersIn, type Working, workingIn } from './order.ts';
import { remembered } from './remembered.ts';
import { isKnown, isSmall, languageOf, spelled } from './spelling.ts';

/** A message, or a part of it, as it was read. */
export interface Reading extends Omit<Names, 'words'> {
  text: string;
  /**
   * The corrected words, with `HOME`, `PERSON`, `AREA`, `LANGUAGE`, `MONEY` and `ROOMS` in place of what is named.
   */
  words: readonly string[];
  /** The words with their spelling corrected. */
  plain: readonly string[];
  amounts: Amounts;
  /** The order in which homes are compared: "the cheapest". */
  order: Order | undefined;
  /** What is to be worked out from figures: "how much more is it". */
  working: Working | undefined;
  /** The language; undefined when it cannot be told. */
  language: 'en' | 'es' | undefined;
  /** Words that occur neither in known questions nor in the content. */
  foreign: readonly string[];
}

/**
 * Reads a text: corrects its spelling, finds names and figures, and detects the language. `isPriced` states that a
 * price was mentioned before.
 */
export const read = remembered(readAnew, (text: string, isPriced = false) => `${isPriced} ${text}`);

function readAnew(text: string, isPriced = false): Reading {
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
    order: ordersIn(plain)[0],
    working: workingIn(plain),
    foreign: figured.words.filter((word) => !isSmall(word) && !isKnown(word) && /^[a-z]/.test(word)),
  };
}

/** Reports whether a text contains any of these words. */
export const says = ({ plain }: Pick<Reading, 'plain'>, ...any: readonly string[]) =>
  any.some((word) => plain.includes(word));
