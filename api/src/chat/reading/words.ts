import { buyersGuide } from '@dosmares/content/buyers-guide';
import { features } from '@dosmares/content/chat/features';
import {
  agentFields,
  areaWishes,
  figures,
  homeFields,
  languageNames,
  subjects,
} from '@dosmares/content/chat/fields';
import { guideWords } from '@dosmares/content/chat/guide-words';
import { firmAnswers } from '../blocks/answers.ts';
import type { Block } from '../blocks/block.ts';
import { ends, records, signs, wishes } from './signs.ts';
import { folded, isSmall, stem, stemsOf } from './text.ts';

/** Everything that is asked for by words, by kind: what a model chooses by name, and signs that only the reader knows. */
const topics = {
  home: wordsOf({ ...features, ...homeFields }),
  feature: wordsOf(features),
  agent: wordsOf(agentFields),
  figure: wordsOf(figures),
  subject: wordsOf(subjects),
  language: wordsOf(languageNames),
  end: Object.entries(ends),
  record: Object.entries(records),
  areaWish: wordsOf(areaWishes),
  wish: Object.entries(wishes),
};

export type Topic = keyof typeof topics;

function wordsOf(table: Readonly<Record<string, { asked: string }>>) {
  return Object.entries(table).map(([id, row]) => [id, row.asked] as const);
}

export interface Hit {
  id: string;
  words: string;
  weight: number;
}

/** Returns what a text asks for, of one kind and in the order of its table; each takes its words from those below. */
export function hitsIn(kind: Topic, text: string): Hit[] {
  let left = text;
  const found = topics[kind].flatMap(([id, pattern]) => {
    const words = asked(pattern).exec(left)?.[0];
    left = left.replace(words ?? '', ' ');

    return hitOf(id, words);
  });
  // What tells of everything gives way to what tells of one thing.
  const precise = found.filter(({ id }) => id !== 'about' && id !== 'summary');

  return precise.length > 0 ? precise : found;
}

const hitOf = (id: string, words: string | undefined): Hit[] =>
  words ? [{ id, words, weight: weightOf(words) + toneOf(id, words) }] : [];

/** Who buys is often said by the way; whoever wants to rent wants that, whatever else is said. */
const toneOf = (id: string, words: string) =>
  id === 'trust' ? -1 : /^rent/.test(id) && /rent|lease|alquil/.test(words) ? 3 : 0;

export const sumOf = (hits: readonly Pick<Hit, 'weight'>[]) =>
  hits.reduce((sum, { weight }) => sum + weight, 0);

/** What may be said of a part of a question, and how much of the part that explains. */
export interface Found {
  blocks: readonly Block[];
  weight: number;
}

const refusal =
  '(?:(?<!why )not|no|without|sin|nothing|except|excepto|hate|avoid) (?:(?:have|has|want|like|quiero|queremos|tienen?|tengan?|with|con|in|on|near|at|an?|any|the|una?|la|el|los|las|en|de|estan?|este) ){0,4}';

/** Reports whether a text wants something not to be there, of which these are the words. */
export const isRefused = (words: string, text: string) => asked(`${refusal}(?:${words})`).test(text);

export type Sign = keyof typeof signs;

export const saidBy = (sign: Sign, text: string) => asked(signs[sign]).exec(text)?.[0];

const compiled = new Map<string, RegExp>();

/** Matches whole words of a pattern of content on folded text. */
export function asked(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`);
  compiled.set(pattern, known);

  return known;
}

/** Begins or ends a question. */
export const asks =
  /\?|^(?:and |so |y |pero |but )?(?:what|how|who|when|where|which|why|is|are|do|does|did|can|could|will|would|should|que|como|quien|cuando|donde|cual|cuant|por que)/;

/** Every written answer, in both languages, and the words that ask for it. */
export const written = [
  ...buyersGuide.map(({ id, answer, question: { en, es } }) => ({
    ...{ id, ...answer, asked: guideWords[id] ?? '', title: `${en} ${es}` },
  })),
  ...Object.entries(firmAnswers).map(([id, { en, es, words }]) => ({ id, en, es, asked: words, title: '' })),
].map((row) => ({ ...row, pattern: new RegExp(row.asked.split(', ').map(patternOf).join('|'), 'g') }));

const frequency = new Map<string, number>();
for (const { en, es, asked: words, title } of written)
  for (const word of new Set(stemsOf(folded(`${en} ${es} ${words} ${title}`))))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);

/** How telling the stem of a word is: the rarer in what we write, the more. */
export const rarity = (word: string) => Math.log(1 + written.length / (1 + (frequency.get(word) ?? 0)));

/** How telling words are together; small words hardly count. */
const weightOf = (text: string) =>
  (text.match(/[a-z]+/g) ?? []).reduce(
    (sum, word) => sum + (isSmall(word) ? 0.2 : frequency.has(stem(word)) ? rarity(stem(word)) : 2.5),
    0,
  );

/** When an answer gives way to others; see `content/chat/faq`. What the guide tells of these is often said by the way. */
export const rankOf = (id: string) =>
  firmAnswers[id]?.rank ?? (/^(trust|airport)$/.test(id) ? 'firm' : undefined);

/** Returns the answers whose words stand in a text, the most telling first, courtesies last. */
export function answersIn(text: string): Hit[] {
  // A car that is rented is no house.
  const plain = text.replace(/\brent(?:al)? (?:a )?cars?\b/, 'car');
  const found = written.flatMap(({ id, pattern }) => hitOf(id, plain.match(pattern)?.join(' ')));
  const isLast = ({ id }: Hit) => Number(isCourtesy(id));

  return found.toSorted((one, other) => isLast(one) - isLast(other) || other.weight - one.weight);
}

export const isCourtesy = (id: string | undefined) => id !== undefined && rankOf(id) === 'courtesy';

/** What a text says beside greetings and thanks. */
export const withoutCourtesies = (text: string) =>
  answersIn(text)
    .filter(({ id }) => isCourtesy(id))
    .reduce((rest, { words }) => rest.replace(words, ' '), text);

/** Matches a phrase as content writes it (`content/chat/guide-words`) on folded text, in linear time. */
function patternOf(phrase: string): string {
  const words = phrase.replace(/^\^|\$$/g, '').split(' ');
  const forms = words.map((word) => `(?:${word.split('/').map(formsOf).join('|')})`);

  return `${phrase.startsWith('^') ? '^' : '(?<![a-z0-9])'}${forms.join('(?:\\W+\\w+){0,2}?\\W+')}(?![a-z0-9])${phrase.endsWith('$') ? '\\W*$' : ''}`;
}

/** One word: with any ending where it says so, else with a plural, which the shortest words have not. */
function formsOf(word: string): string {
  const plain = word.replace(/[.$]/g, '\\$&');
  if (word.endsWith('*')) return `${plain.slice(0, -1)}\\w*`;

  return word.length > 2 ? `${plain}(?:es|s)?` : plain;
}
