import { examples } from '@dosmares/content/chat/examples';
import { sameMeaning } from '@dosmares/content/chat/same-meaning';
import { alsoSaid, shorthand, smallWords } from '@dosmares/content/chat/vocabulary';
import { figureWords } from '@dosmares/content/chat/words';
import { contentWords } from './documents.ts';
import { nameWords } from './names/names.ts';
import { numberWords } from './numbers.ts';
import { isSlip, wordsIn } from './words.ts';

const small = {
  en: new Set(smallWords.en.split(/\s+/)),
  es: new Set(smallWords.es.split(/\s+/)),
};

/** Reports whether a word is a function word, which carries no subject. */
export const isSmall = (word: string) => small.en.has(word) || small.es.has(word);

const wordsOfExamples = examples.map(({ said }) => wordsIn(said));

const ours: ReadonlySet<string> = new Set([
  ...nameWords,
  ...wordsOfExamples.flat(),
  ...Object.keys(alsoSaid),
  ...contentWords,
  ...Object.values(figureWords).flatMap((words) => words.split(' ')),
  ...numberWords,
  ...sameMeaning.flatMap((row) => row.split(' ')),
]);

/** Reports whether a word occurs in known questions or in the content. */
export const isKnown = (word: string) => ours.has(word) || isSmall(word);

// Typos in the first letter are rare, and looking only under it keeps a page of nonsense cheap.
const byLetter = Map.groupBy(ours, (word) => word[0] ?? '');

/**
 * Returns the words of a text as they were meant: shorthand is expanded, and an unknown word is corrected if a single
 * typo separates it from a known one.
 */
export function spelled(text: string): string[] {
  let unknown = 0;

  return wordsIn(text).flatMap((word) => {
    if (Object.hasOwn(shorthand, word)) return wordsIn(shorthand[word] ?? '');
    if (isKnown(word) || /\d/.test(word) || ++unknown > mostUnknown) return [word];

    return [byLetter.get(word[0] ?? '')?.find((candidate) => isSlip(word, candidate)) ?? word];
  });
}

/** Most words corrected in one text: no visitor mistypes more, but nonsense could be endless. */
const mostUnknown = 40;

/** Returns the language of a text by its function words and accents; undefined when they do not decide. */
export function languageOf(text: string, words: readonly string[]): 'en' | 'es' | undefined {
  return moreOf(words, small, /[¿¡ñáéíóú]/i.test(text) ? 2 : 0);
}

/** Returns the language in which most of these words occur in known questions. */
export const likelyLanguage = (words: readonly string[]) => moreOf(words, said);

function moreOf(words: readonly string[], known: Record<'en' | 'es', ReadonlySet<string>>, bonus = 0) {
  const english = words.filter((word) => known.en.has(word) && !known.es.has(word)).length;
  const spanish = words.filter((word) => known.es.has(word) && !known.en.has(word)).length + bonus;
  if (english === spanish) return undefined;

  return spanish > english ? 'es' : 'en';
}

const said = { en: new Set<string>(), es: new Set<string>() };
for (const words of wordsOfExamples) {
  const language = moreOf(words, small);
  if (language) for (const word of words) said[language].add(word);
}
