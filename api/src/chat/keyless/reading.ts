import { contentWords } from '../search/documents.ts';
import { type Concept, lexicon } from '../search/lexicon.ts';
import { isAreaWord, type Names, namesIn } from '../search/names.ts';
import { smallWords } from '../search/small-words.ts';
import { isKnown, isOurs, isSmall, spelled } from '../search/spelling.ts';
import { wordsIn } from '../search/words.ts';
import { type Amounts, amountsIn } from './amounts.ts';

/** The languages the assistant answers in. */
export type Language = 'en' | 'es';

/** What a message is understood to say. */
export interface Reading extends Names, Amounts {
  words: readonly string[];
  /** The words with a space before, between and after. */
  padded: string;
  concepts: ReadonlySet<Concept>;
  /** Undefined when nothing tells. */
  language: Language | undefined;
  /** Nothing but small words: "yes please". */
  isBare: boolean;
  /** Words that the house has nothing to do with. */
  foreign: readonly string[];
  /** How many words are about the house. */
  ours: number;
}

const isContentWord = (word: string) => contentWords.has(word);
// A message may be as long as a letter; its subject stands in its first lines.
const longest = 800;

/** Reads a message: spelling put right, concepts and names found, language told. */
export function read(message: string): Reading {
  const text = message.slice(0, longest);
  const words = wordsIn(text).map((word) => spelled(word, isContentWord));
  const padded = ` ${words.join(' ')} `;
  const names = namesIn(words, text);
  const subjects = words.filter((word) => !isSmall(word) && !/\d/.test(word));

  return {
    ...names,
    ...amountsIn(text),
    words,
    padded,
    concepts: new Set(
      entries.flatMap(([concept, ...columns]) =>
        columns.flat().some((sign) => padded.includes(sign)) ? [concept] : [],
      ),
    ),
    language: languageOf(text, words, padded),
    isBare: subjects.length === 0 && words.length > 0 && !/\d/.test(text),
    foreign: subjects.filter((word) => !isKnown(word) && !isContentWord(word)),
    ours:
      subjects.filter((word) => isOurs(word) && !isAreaWord(word)).length +
      (names.area ? 1 : 0) +
      phrases.filter((sign) => padded.includes(sign)).length,
  };
}

/** Whether any of these concepts is spoken of. */
export const speaksOf = ({ concepts }: Pick<Reading, 'concepts'>, ...any: readonly Concept[]) =>
  any.some((concept) => concepts.has(concept));

const entries = (Object.entries(lexicon) as [Concept, readonly [string, string]][]).map(
  ([concept, [en, es]]) => [concept, signsOf(en), signsOf(es)] as const,
);

const phrases = Object.values(lexicon)
  .flatMap((columns) => columns.join(' ').split(/\s+/))
  .filter((entry) => entry.includes('_'))
  .map(signOf);

function signsOf(column: string): string[] {
  return column.split(/\s+/).map(signOf);
}

/** How an entry stands in a padded text: as whole words, or with a star as the beginning of one. */
function signOf(entry: string): string {
  return ` ${entry} `.replaceAll('_', ' ').replace('* ', '');
}

function languageOf(text: string, words: readonly string[], padded: string): Language | undefined {
  const count = (language: Language, other: Language, column: 1 | 2) =>
    words.filter((word) => smallWords[language].has(word) && !smallWords[other].has(word)).length +
    entries.filter(
      (entry) =>
        entry[column].some((sign) => padded.includes(sign)) &&
        !entry[column === 1 ? 2 : 1].some((sign) => padded.includes(sign)),
    ).length;
  const [english, spanish] = [
    count('en', 'es', 1),
    count('es', 'en', 2) + (/[¿¡ñáéíóú]/i.test(text) ? 3 : 0),
  ];
  if (english === spanish) return undefined;

  return spanish > english ? 'es' : 'en';
}
