import { buyersGuide } from '@dosmares/content/buyers-guide';
import { guideWords } from '@dosmares/content/chat/faq';
import { firmAnswers } from '../blocks/answers.ts';

const rows = [
  ...buyersGuide.map(({ id }) => ({ id, words: guideWords[id] ?? '' })),
  ...Object.entries(firmAnswers).map(([id, { words }]) => ({ id, words })),
].map(({ id, words }) => ({ id, pattern: new RegExp(words.split(', ').map(patternOf).join('|')) }));

/** When an answer gives way to others; see `content/chat/faq`. What the guide tells of these is often said by the way. */
export const rankOf = (id: string) =>
  firmAnswers[id]?.rank ?? (/^(trust|airport)$/.test(id) ? 'firm' : undefined);

/** Returns the answers whose words stand in a text: courtesies last, and before them what says who buys, not what is asked. */
export function answersIn(text: string): string[] {
  const place = (id: string) => (isCourtesy(id) ? 2 : Number(id === 'trust'));

  return rows
    .flatMap(({ id, pattern }) => (pattern.test(text) ? [id] : []))
    .toSorted((one, other) => place(one) - place(other));
}

/** Reports whether an answer only greets, thanks or takes leave. */
export const isCourtesy = (id: string | undefined) => id !== undefined && rankOf(id) === 'courtesy';

/** Matches a phrase as content writes it (`content/chat/faq`) on folded text, in linear time. */
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
