import MiniSearch from 'minisearch';
import { alsoSaid } from './also-said.ts';
import { type Document, homeDocuments, pageDocuments, personDocuments } from './documents.ts';
import { isSmall } from './spelling.ts';
import { wordsIn } from './words.ts';

const tokenize = (text: string) => wordsIn(text).filter((word) => !isSmall(word));

function indexOf(documents: readonly Document[]) {
  const index = new MiniSearch<Document>({
    fields: ['title', 'text'],
    tokenize,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 3 },
      prefix: (term) => term.length > 3,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  });
  index.addAll(documents);

  return index;
}

const indexes = {
  homes: indexOf(homeDocuments),
  people: indexOf(personDocuments),
  pages: indexOf(pageDocuments),
};

/** One hit: the page, how good, and which part of the asked words it holds. */
export interface Hit {
  id: string;
  score: number;
  share: number;
}

/** Searches a part of the content for words; hits that hold less than half of them are none. */
export function search(part: keyof typeof indexes, words: readonly string[]): Hit[] {
  const asked = [...new Set(words.filter((word) => !isSmall(word)))];
  if (asked.length === 0) return [];

  const found = asked.map((word) => {
    const hits = indexes[part].search([word, alsoSaid[word] ?? ''].join(' ').trim());

    return new Map(hits.map(({ id, score }) => [String(id), score]));
  });
  const ids = new Set(found.flatMap((hits) => [...hits.keys()]));

  return [...ids]
    .map((id) => ({
      id,
      score: found.reduce((sum, hits) => sum + (hits.get(id) ?? 0), 0),
      share: found.filter((hits) => hits.has(id)).length / asked.length,
    }))
    .filter(({ share }) => share >= 0.5)
    .sort((one, other) => other.share - one.share || other.score - one.score);
}

/** Whether a text speaks of what a word means, in either language. */
export function alike(word: string, text: string): boolean {
  const meant = [word, ...(alsoSaid[word]?.split(' ') ?? [])];

  return wordsIn(text).some((said) =>
    meant.some((one) => said === one || (one.length > 3 && said.startsWith(one.replace(/s$/, '')))),
  );
}
