import { examples, type Intent, subjects } from '@dosmares/content/chat/examples';
import { sameMeaning } from '@dosmares/content/chat/same-meaning';
import { figuresIn } from '../../reading/amounts.ts';
import { namesIn } from '../../reading/names/names.ts';
import { remembered } from '../../reading/remembered.ts';
import { wordsIn } from '../../reading/words.ts';
import type { Focus } from '../focus.ts';
import { type Sample, trainClassifier } from './naive-bayes.ts';

/** A likely intent of a text, and its probability. */
export interface Meaning {
  intent: Intent;
  probability: number;
}

const placeholder = /\b(HOME|PERSON|AREA|LANGUAGE|MONTH|MONEY|ROOMS|YEAR)\b/;
const sharedMeanings = new Map(
  sameMeaning.flatMap((row, at) => row.split(' ').map((word) => [word, `=${at}`] as const)),
);

/**
 * Returns the features of a text: words and their parts, synonyms and pairs of words; and, if something was said
 * before, each word in that context.
 */
function featuresOf(words: readonly string[], before: readonly string[]): string[] {
  const meanings = words.map((word) => sharedMeanings.get(word) ?? word);

  return [
    ...new Set(
      words.flatMap((word, at) => [
        word,
        meanings[at] ?? '',
        ...partsOf(word),
        `${words[at - 1] ?? ''} ${word}`,
        `${meanings[at - 1] ?? ''} ${meanings[at]}`,
        ...(words.length <= mostInContext
          ? before.flatMap((context) => [
              `${context} > ${meanings[at]}`,
              `${context} > ${meanings[at - 1] ?? ''} ${meanings[at]}`,
            ])
          : []),
      ]),
    ),
  ];
}

/** Returns the runs of four letters in a word, which it shares with its other forms and with misspellings of it. */
const partsOf = (word: string) =>
  placeholder.test(word)
    ? []
    : Array.from({ length: Math.max(0, word.length - 1) }, (_, at) => `#${`_${word}_`.slice(at, at + 4)}`);

/** Number of words up to which a message may be a follow-up; a longer one says itself what it means. */
const mostInContext = 9;

const exampleWords = (said: string) => {
  const words = said.split(placeholder).flatMap((part, at) => (at % 2 === 1 ? [part] : wordsIn(part)));

  return figuresIn(namesIn(words, '').words).words;
};

const classify = trainClassifier(
  examples.map(
    ({ said, intent, before }): Sample<Intent> => ({
      label: intent,
      features: featuresOf(exampleWords(said), before ? [before] : []),
    }),
  ),
);

/** Returns the possible intents of some words, the most probable first. */
export const meaningsOf = (
  words: readonly string[],
  focus?: Pick<Focus, 'intent' | 'latest'>,
): readonly Meaning[] => meaningsIn(words, focus ? contextOf(focus) : []);

const meaningsIn = remembered(
  (words: readonly string[], context: readonly string[]): readonly Meaning[] =>
    classify(featuresOf(words, context)).map(([intent, probability]) => ({ intent, probability })),
  (words, context) => `${context.join(' ')} > ${words.join(' ')}`,
);

/** Returns what follow-ups may refer to: what is spoken of, the last intent, and its subject. */
const contextOf = ({ intent, latest }: Pick<Focus, 'intent' | 'latest'>) =>
  [latest?.toUpperCase(), intent, intent && subjects[intent]].filter((context) => context !== undefined);
