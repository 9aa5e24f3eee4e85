import { lexicon } from './lexicon.ts';
import { nameWords } from './names.ts';
import { smallWords } from './small-words.ts';
import { isSlip } from './words.ts';

const entries = Object.values(lexicon).flatMap((columns) => columns.join(' ').split(/\s+/));
const singles = entries.filter((entry) => !entry.includes('_'));
const inPhrases = entries.filter((entry) => entry.includes('_')).flatMap((entry) => entry.split('_'));
const whole = [...singles, ...nameWords].filter((word) => !word.endsWith('*'));
const beginnings = singles.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1));
const ours: ReadonlySet<string> = new Set(whole);
const right: ReadonlySet<string> = new Set([...whole, ...inPhrases]);

// A slip of the first letter is rare, and looking only under it keeps a page of nonsense cheap.
const byLetter = Map.groupBy(right, (word) => word[0] ?? '');

/** Whether a word says something about the house: it stands in the lexicon or in a name. */
export const isOurs = (word: string) =>
  ours.has(word) || beginnings.some((beginning) => word.startsWith(beginning));

/** Whether a word is one of ours or a part of a phrase of ours. */
export const isKnown = (word: string) => isOurs(word) || right.has(word);

/** Whether a word carries no subject. */
export const isSmall = (word: string) => smallWords.en.has(word) || smallWords.es.has(word);

/** Puts a mistyped word right, if it is one slip away from one of ours; `isWord` says which others are right as they stand. */
export function spelled(word: string, isWord: (word: string) => boolean): string {
  if (isKnown(word) || isSmall(word) || isWord(word) || /\d/.test(word)) return word;

  return (
    byLetter.get(word[0] ?? '')?.find((candidate) => isSlip(word, candidate)) ?? fromBeginning(word) ?? word
  );
}

// "bedrom" is a slip of "bedroom", of which the lexicon holds the beginning alone.
const fromBeginning = (word: string) =>
  beginnings.find((beginning) => beginning.length > 4 && isSlip(word, beginning));
