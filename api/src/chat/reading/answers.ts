import { buyersGuide } from '@dosmares/content/buyers-guide';
import { guideWords } from '@dosmares/content/chat/faq';
import MiniSearch from 'minisearch';
import { firmAnswers } from '../blocks/answer.ts';
import { folded, isSmall } from './text.ts';

const rows = [
  ...buyersGuide.map(({ id }) => ({ id, words: guideWords[id] ?? '' })),
  ...Object.entries(firmAnswers).map(([id, { words }]) => ({ id, words })),
].map(({ id, words }) => ({ id, pattern: phrases(words) }));

// Of the guide, these are often meant by the way.
const rankOfGuide: Readonly<Record<string, string>> = { trust: 'firm', airport: 'firm' };

/** When an answer gives way to others; see `content/chat/faq`. */
export const rankOf = (id: string) => firmAnswers[id]?.rank ?? rankOfGuide[id];

/** Returns the answers whose words stand in a text: courtesies last, and before them what says who buys, not what is asked. */
export function answersIn(text: string): string[] {
  const found = rows.filter(({ pattern }) => pattern.test(text)).map(({ id }) => id);
  const place = (id: string) => Number(isCourtesy(id)) * 2 + Number(id === 'trust');

  return found.toSorted((one, other) => place(one) - place(other));
}

/** Reports whether an answer only greets, thanks or takes leave. */
export const isCourtesy = (id: string) => rankOf(id) === 'courtesy';

/** Matches phrases as content writes them (`content/chat/faq`) on folded text, in linear time. */
function phrases(list: string): RegExp {
  return new RegExp(list.split(', ').map(patternOf).join('|'));
}

function patternOf(phrase: string): string {
  const words = phrase
    .replace(/^\^|\$$/g, '')
    .split(' ')
    .map((word) => `(?:${word.split('/').map(formsOf).join('|')})`);
  const [first, last] = [phrase.startsWith('^') ? '^' : '(?<![a-z0-9])', phrase.endsWith('$') ? '\\W*$' : ''];

  return `${first}${words.join('(?:\\W+\\w+){0,2}?\\W+')}(?![a-z0-9])${last}`;
}

/** One word: with any ending where it says so, else with a plural, which the shortest words have not. */
function formsOf(word: string): string {
  const plain = word.replace(/[.$]/g, '\\$&');
  if (word.endsWith('*')) return `${plain.slice(0, -1)}\\w*`;

  return word.length > 2 ? `${plain}(?:es|s)?` : plain;
}

const index = new MiniSearch<{ id: string; title: string; text: string }>({
  fields: ['title', 'text'],
  processTerm: (term) => (isSmall(term) ? null : term.replace(/(es|s)$/, '').slice(0, 7)),
  tokenize: (text) => text.split(/[^a-z0-9]+/).filter(Boolean),
});
index.addAll(
  buyersGuide.map(({ id, question, answer }) => ({
    id,
    title: folded(`${question.en} ${question.es} ${guideWords[id]}`),
    text: folded(`${answer.en} ${answer.es}`),
  })),
);

/** Searches the guide for what no phrase found; a match has half of the words that count, one of them in its title. */
export function nearestAnswer(text: string): string | undefined {
  const words = text.split(/[^a-z0-9]+/).filter((word) => word.length > 2 && !isSmall(word));
  const wanted = [...new Set(words)].slice(0, 30);
  const [first] = index.search(wanted.join(' '), {
    boost: { title: 3 },
    fuzzy: ({ length }) => length > 6 && 1,
  });
  if (!first || first.queryTerms.length < 2 || first.score <= 14) return undefined;
  const isInTitle = Object.values(first.match).some((places) => places.includes('title'));

  return isInTitle && first.queryTerms.length * 2 > wanted.length ? first.id : undefined;
}
