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
import { cues, inquiryTypes, rankings, superlatives } from './cues.ts';
import { isStopWord, normalized, stem, stemsOf } from './text.ts';

/** The patterns of entities, by kind and id: fields, features, languages and whatever else a question can ask for. */
const entityPatterns = {
  home: wordsOf({ ...features, ...homeFields }),
  feature: wordsOf(features),
  agent: wordsOf(agentFields),
  figure: wordsOf(figures),
  subject: wordsOf(subjects),
  language: wordsOf(languageNames),
  superlative: Object.entries(superlatives),
  ranking: Object.entries(rankings),
  areaWish: wordsOf(areaWishes),
  inquiryType: Object.entries(inquiryTypes),
};

export type EntityKind = keyof typeof entityPatterns;

function wordsOf(table: Readonly<Record<string, { asked: string }>>) {
  return Object.entries(table).map(([id, row]) => [id, row.asked] as const);
}

/** The words of a text that mention an entity or ask for a written answer, and how telling they are. */
export interface Mention {
  id: string;
  words: string;
  weight: number;
}

/** Returns the entities of a kind that a text mentions, in the order of their table; each hides its words from the next. */
export function mentionsIn(kind: EntityKind, text: string): Mention[] {
  let left = text;
  const found = entityPatterns[kind].flatMap(([id, pattern]) => {
    const words = wholeWords(pattern).exec(left)?.[0];
    if (words) left = left.replace(words, ' ');

    return mentionOf(id, words);
  });
  // An overview gives way to what is asked for by name.
  const specific = found.filter(({ id }) => id !== 'about' && id !== 'summary');

  return specific.length > 0 ? specific : found;
}

const mentionOf = (id: string, words: string | undefined): Mention[] =>
  words ? [{ id, words, weight: weightOf(words) + weightBonus(id, words) }] : [];

/** The trust is often mentioned in passing; a wish to rent is meant, whatever else is said. */
function weightBonus(id: string, words: string) {
  if (id === 'trust') return -1;

  return /^rent/.test(id) && /rent|lease|alquil/.test(words) ? 3 : 0;
}

export const totalWeight = (mentions: readonly Pick<Mention, 'weight'>[]) =>
  mentions.reduce((sum, { weight }) => sum + weight, 0);

/** A possible answer to an utterance, and how much of the utterance it explains. */
export interface Candidate {
  blocks: readonly Block[];
  weight: number;
}

const negation =
  '(?:(?<!why )not|no|without|sin|nothing|except|excepto|hate|avoid|no me interesan?|not interested in) (?:(?:have|has|want|like|quiero|queremos|tienen?|tengan?|with|con|in|on|near|at|an?|any|the|una?|la|el|los|las|en|de|estan?|este) ){0,4}';

/** Reports whether a text negates these words: "no pool", "not in La Paz". */
export const isNegated = (words: string, text: string) => wholeWords(`${negation}(?:${words})`).test(text);

export type Cue = keyof typeof cues;

/** The words of a normalized text that match a cue; undefined where none do. */
export const matchCue = (cue: Cue, text: string) => wholeWords(cues[cue]).exec(text)?.[0];

const compiled = new Map<string, RegExp>();

/** Compiles a pattern of content, to match whole words of a normalized text. */
export function wholeWords(pattern: string): RegExp {
  const known = compiled.get(pattern) ?? new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`);
  compiled.set(pattern, known);

  return known;
}

const question =
  /\?|^(?:and |so |y |pero |but )?(?:what|how|who|when|where|which|why|is|are|do|does|did|can|could|will|would|should|que|como|quien|cuando|donde|cual|cuant|por que)/;
export const isQuestion = (text: string) => question.test(text);

/** Every written answer, in both languages, and the phrases that ask for it. */
export const faqEntries = [
  ...buyersGuide.map(({ id, answer, question: { en, es } }) => ({
    id,
    ...answer,
    asked: guideWords[id] ?? '',
    title: `${en} ${es}`,
  })),
  ...Object.entries(firmAnswers).map(([id, { en, es, words }]) => ({ id, en, es, asked: words, title: '' })),
].map((row) => ({ ...row, pattern: new RegExp(row.asked.split(', ').map(phrasePattern).join('|'), 'g') }));

const frequency = new Map<string, number>();
for (const { en, es, asked: words, title } of faqEntries)
  for (const word of new Set(stemsOf(normalized(`${en} ${es} ${words} ${title}`))))
    frequency.set(word, (frequency.get(word) ?? 0) + 1);

/** How telling a stem is: its inverse document frequency in the written answers. */
export const rarity = (word: string) => Math.log(1 + faqEntries.length / (1 + (frequency.get(word) ?? 0)));

/** How telling words are together; stop words hardly count. */
const weightOf = (text: string) =>
  (text.match(/[a-z]+/g) ?? []).reduce((sum, word) => sum + weightOfWord(word), 0);

function weightOfWord(word: string) {
  if (isStopWord(word)) return 0.2;

  return frequency.has(stem(word)) ? rarity(stem(word)) : 2.5;
}

/** The rank of a written answer (`content/chat/faq`); of the guide, these two are often mentioned in passing. */
export const rankOf = (id: string) =>
  firmAnswers[id]?.rank ?? (/^(trust|airport)$/.test(id) ? 'firm' : undefined);

/** Returns the written answers that a text asks for, the most telling first, courtesies last. */
export function faqMentionsIn(text: string): Mention[] {
  // Renting a car is not renting a house.
  const plain = text.replace(/\brent(?:al)? (?:a )?cars?\b/, 'car');
  const found = faqEntries.flatMap(({ id, pattern }) => mentionOf(id, plain.match(pattern)?.join(' ')));
  const isLast = ({ id }: Mention) => Number(isCourtesy(id));

  return found.toSorted((one, other) => isLast(one) - isLast(other) || other.weight - one.weight);
}

export const isCourtesy = (id: string | undefined) => id !== undefined && rankOf(id) === 'courtesy';

/** A text without its greetings and thanks. */
export const withoutCourtesies = (text: string) =>
  faqEntries
    .filter(({ id }) => isCourtesy(id))
    .reduce((rest, { pattern }) => rest.replace(pattern, ' '), text);

/** The pattern, linear in time, of a phrase as `content/chat/guide-words` writes it, for normalized text. */
function phrasePattern(phrase: string): string {
  const words = phrase.replace(/^\^|\$$/g, '').split(' ');
  const forms = words.map((word) => `(?:${word.split('/').map(wordPattern).join('|')})`);

  return `${phrase.startsWith('^') ? '^' : '(?<![a-z0-9])'}${forms.join('(?:\\W+\\w+){0,2}?\\W+')}(?![a-z0-9])${phrase.endsWith('$') ? '\\W*$' : ''}`;
}

/** The pattern of a word: with any ending where it has a `*`, else with a plural, except for the shortest words. */
function wordPattern(word: string): string {
  const plain = word.replace(/[.$]/g, '\\$&');
  if (word.endsWith('*')) return `${plain.slice(0, -1)}\\w*`;

  return word.length > 2 ? `${plain}(?:es|s)?` : plain;
}
