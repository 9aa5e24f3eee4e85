import { type Concept, lexicon } from '../search/lexicon.ts';
import type { Reading } from './reading.ts';

type Keep = (word: string, isIn: (...concepts: readonly Concept[]) => boolean) => boolean;

/** The words of a question that are kept by a rule, which may ask what each is about. */
export function wordsOf({ words }: Pick<Reading, 'words'>, keep: Keep): string[] {
  return words.filter((word) => keep(word, (...concepts) => concepts.some((concept) => isIn(word, concept))));
}

function isIn(word: string, concept: Concept) {
  return lexicon[concept]
    .join(' ')
    .split(/[\s_]+/)
    .some((entry) => (entry.endsWith('*') ? word.startsWith(entry.slice(0, -1)) : word === entry));
}
