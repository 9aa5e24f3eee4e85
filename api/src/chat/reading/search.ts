import { alsoSaid } from '@dosmares/content/chat/vocabulary';
import MiniSearch from 'minisearch';
import { type Home, homes } from '../facts/homes.ts';
import { type Person, people } from '../facts/people.ts';
import { isSmall } from './spelling.ts';
import { wordsIn } from './words.ts';

interface Document {
  id: string;
  title: string;
  text: string;
}

const index = new MiniSearch<Document>({
  fields: ['title', 'text'],
  tokenize: wordsIn,
  processTerm: (term) => (isSmall(term) ? null : term),
  searchOptions: { boost: { title: 3 }, prefix: (term) => term.length > 3 },
});
const documents = people.map(({ path, title, specialization, bio, certifications }) => ({
  id: path,
  title: `${title}. ${specialization}`,
  text: [...bio, ...certifications].join('. '),
}));
index.addAll(documents);

/** Words that do not distinguish an agent: half the pages have them. */
const common: ReadonlySet<string> = new Set([
  ...'house houses home homes property properties real estate agent advisor specialist work works know knows years sell sold clients buyers client people town keeps luxury day days first'.split(
    ' ',
  ),
]);

/** Words of what agents specialize in. */
const matters: ReadonlySet<string> = new Set(
  people.flatMap(({ specialization, certifications }) =>
    [specialization, ...certifications].flatMap(wordsIn),
  ),
);

/** Reports whether a word names a matter that an agent may know, such as schools or land. */
export const isMatter = (word: string) =>
  [word, word.replace(/s$/, '')].some((one) => matters.has(one) && !common.has(one)) ||
  Object.hasOwn(alsoSaid, word);

/** Returns the agents whose pages match some words best, and those that match nearly as well; the best first. */
export function peopleFor(words: readonly string[]): Person[] {
  const asked = words.filter((word) => !isSmall(word) && !common.has(word)).flatMap(meantBy);
  const hits = asked.length > 0 ? index.search(asked.join(' ')) : [];
  const [best] = hits;

  return hits
    .filter(({ score }) => score > 0.8 * (best?.score ?? 0))
    .slice(0, 2)
    .flatMap(({ id }) => people.filter(({ path }) => path === id));
}

const sayingsOf = ({ features, type, summary, description }: Home) => [
  ...features,
  type,
  summary,
  ...description.split(/(?<=\.) /),
];
const wordsOf = new Map(homes.map((home) => [home, new Set(sayingsOf(home).flatMap(wordsIn))]));

/** Words of the listed features and types of homes. */
const features: ReadonlySet<string> = new Set(
  homes
    .flatMap(({ features: listed, type }) => [...listed, type].flatMap(wordsIn))
    .filter((word) => word.length > 2),
);
const notFeatures: ReadonlySet<string> = new Set(
  'house home villa luxury estate one two three five six seven dos tres cinco living room year most long full time water single own second first court'.split(
    ' ',
  ),
);

/** Reports whether a word names a feature that a home may have. */
export const isFeature = (word: string) =>
  !isSmall(word) &&
  !notFeatures.has(word) &&
  (features.has(word) || homes.some((home) => alsoSaidOf(word) && has(home, word)));

/** Reports whether the page of a home mentions what a word means, in either language. */
export function has(home: Home, word: string): boolean {
  const said = wordsOf.get(home) ?? new Set<string>();

  return meantBy(word).some(
    (meant) => said.has(meant) || said.has(`${meant}s`) || said.has(meant.replace(/s$/, '')),
  );
}

/** Reports whether the page of a home contains exactly this word. */
export const hasLiterally = (home: Home, word: string) => wordsOf.get(home)?.has(word) === true;

/**
 * Returns the sentence of a home's page that matches these words best, and whether it is one of the listed features.
 */
export const sayingOf = (home: Home, words: readonly string[]) => {
  const said = bestOf(sayingsOf(home), words);

  return said === undefined
    ? undefined
    : { said: said.replace(/\.$/, ''), isListed: home.features.includes(said) };
};

/** Returns the sentence of an agent's page that matches these words best. */
export const sayingOfPerson = ({ bio }: Person, words: readonly string[]) =>
  bestOf(
    bio.flatMap((paragraph) => paragraph.split(/(?<=\.) /)),
    words.filter((word) => !common.has(word)),
  );

/** Returns the sentence that matches most words; a word that few sentences contain counts for more. */
function bestOf(sayings: readonly string[], words: readonly string[]) {
  const wordsOfEach = sayings.map(wordsIn);
  const holds = (said: readonly string[], meant: readonly string[]) =>
    meant.some((one) => said.some((word) => isLike(word, one)));
  const wanted = words
    .filter((word) => !isSmall(word))
    .map(meantBy)
    .map((meant) => ({ meant, weight: 1 / wordsOfEach.filter((said) => holds(said, meant)).length }));
  const scores = wordsOfEach.map((said) =>
    wanted.reduce((sum, { meant, weight }) => sum + (holds(said, meant) ? weight : 0), 0),
  );
  const most = Math.max(...scores, 0);

  return most > 0 ? sayings[scores.indexOf(most)] : undefined;
}

const meantBy = (word: string) => [
  word,
  ...(word.length > 5 ? [word.replace(/s$/, '')] : []),
  ...(alsoSaidOf(word)?.split(' ') ?? []),
];
// A visitor may say "constructor", which every object has.
const alsoSaidOf = (word: string) => (Object.hasOwn(alsoSaid, word) ? alsoSaid[word] : undefined);
const isLike = (said: string, meant: string) =>
  said === meant || (meant.length > 3 && said.startsWith(meant.replace(/s$/, '')));
