import { normalForm } from '@dosmares/contracts/entries';
import { roster } from '../agents/roster.ts';
import { buyersGuide } from '../buyers-guide.ts';
import { properties } from '../properties.ts';
import { areas } from '../site.ts';
import { examples } from './examples.ts';

/** The languages in which visitors are answered. */
export type Language = 'en' | 'es';

type Kind = keyof typeof examples;

/**
 * Tells the language of a text from its first 2,000 characters; undefined where it reveals neither, as a name, a number
 * or a third language does (I71). A naive Bayes classifier over parts of words, which knows words that no example has.
 */
export function languageOf(text: string, margin = 1): Language | undefined {
  const words = wordsIn(text.slice(0, 2_000).replace(names, ' '));
  const lead = (kind: Kind) =>
    words.reduce((sum, word) => sum + leadOf(word, kind), /[¿¡ñ]/i.test(text) ? 2 : 0);
  const overEnglish = lead('en');
  if (overEnglish < -margin) return 'en';

  return overEnglish > margin && lead('other') > -1 ? 'es' : undefined;
}

// Names of places and homes are Spanish in any language.
const names = new RegExp(
  [
    'Los Cabos',
    'La Paz',
    ...areas,
    ...roster.map(({ name }) => name),
    ...properties.map(({ title }) => title),
  ].join('|'),
  'gi',
);

const wordsIn = (text: string) =>
  normalForm(text, 'NFC')
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** By how much a word is likelier in Spanish, in logarithms; no word alone decides about a sentence. */
function leadOf(word: string, kind: Kind) {
  const parts = partsOf(word.slice(0, 40));
  const lead = parts.reduce((sum, part) => sum + evidence('es', part) - evidence(kind, part), 0);

  return Math.max(-4, Math.min(4, lead / 2));
}

function partsOf(word: string) {
  const marked = `<${word}>`;

  return [2, 3, 4, 5, 6].flatMap((size) =>
    Array.from({ length: Math.max(0, marked.length - size + 1) }, (_, at) => marked.slice(at, at + size)),
  );
}

/** As on a phone. */
const withoutAccents = (word: string) => normalForm(word, 'NFD').replace(/\p{M}/gu, '');

const learned = {
  en: learn(
    examples.en,
    buyersGuide.flatMap(({ question, answer }) => [question.en, answer.en]),
  ),
  es: learn(
    examples.es,
    buyersGuide.flatMap(({ question, answer }) => [question.es, answer.es]),
  ),
  other: learn(examples.other, []),
};

/** Counts the parts of words; what visitors write counts five times what we write. */
function learn(written: readonly string[], ours: readonly string[]) {
  const counts = new Map<string, number>();
  const count = (texts: readonly string[], weight: number) => {
    for (const word of wordsIn(texts.join(' ')).flatMap((each) => [each, withoutAccents(each)]))
      for (const part of partsOf(word)) counts.set(part, (counts.get(part) ?? 0) + weight);
  };
  count(written, 5);
  count(ours, 1);

  return { counts, total: [...counts.values()].reduce((sum, each) => sum + each, 0) };
}

/** The logarithm of a part's frequency in a language, as if each of 30,000 possible parts had been seen once more. */
const evidence = (kind: Kind, part: string) =>
  Math.log(((learned[kind].counts.get(part) ?? 0) + 1) / (learned[kind].total + 30_000));
