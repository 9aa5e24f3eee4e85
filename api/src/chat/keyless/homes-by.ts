import { type Home, homesLike, ownHomes } from '../facts/homes.ts';
import { people } from '../facts/people.ts';
import type { Concept } from '../search/lexicon.ts';
import { alike, search } from '../search/search.ts';
import { isKnown, isSmall } from '../search/spelling.ts';
import { homeConcepts } from './home-facts.ts';
import { type Reading, speaksOf } from './reading.ts';
import type { Intent } from './turn.ts';

const feet = ({ size }: Home) => Number.parseFloat(size.replace(',', ''));

const ranks: readonly (readonly [Concept, (home: Home) => number])[] = [
  ['cheapest', ({ price }) => price],
  ['dearest', ({ price }) => -price],
  ['largest', (home) => -feet(home)],
  ['smallest', feet],
  ['newest', ({ year = 0 }) => -year],
];

/** Whether a question asks for the first by some rank. */
export const isRanked = (reading: Reading) => ranks.some(([concept]) => speaksOf(reading, concept));

/** The cheapest home, the largest, the newest; among those named, if any are. */
export const rankedHome: Intent = ({ reading, texts }) => {
  const rank = ranks.find(([concept]) => speaksOf(reading, concept))?.[1];
  if (!rank || speaksOf(reading, 'team', 'experience')) return undefined;
  const named =
    reading.homes.length > 0
      ? reading.homes
      : ownHomes.filter((home) => !reading.area || homesLike({ area: reading.area }).includes(home));
  const [home] = (named.length > 0 ? [...named] : [...ownHomes]).sort(
    (one, other) => rank(one) - rank(other),
  );

  return home && texts.homeLine(home);
};

/** Homes by price, bedrooms and area. */
export const homesByWish: Intent = ({ reading, texts }) => {
  const { area, maxPrice, minPrice, beds } = reading;
  const hasWish = maxPrice !== undefined || minPrice !== undefined || beds !== undefined;
  if (!hasWish && !(area && speaksOf(reading, 'home', 'rare', 'buy', 'details', ...homeConcepts)))
    return undefined;
  const found = speaksOf(reading, 'rare') ? [] : withBeds(homesLike({ maxPrice, minPrice, area }), reading);
  if (found.length > 0) return [texts.fitting, ...found.map(texts.homeLine)].join('\n');

  return area && !hasWish ? texts.area(area) : texts.noneFits;
};

/** Homes by what their pages say of them: a pool, a garage, the beach. */
export const homesWith: Intent = ({ reading, texts }) => {
  if (speaksOf(reading, 'team', 'sell', 'rare', 'unknown')) return undefined;
  const words = reading.words.filter((word) => !isSmall(word) && !isKnown(word));
  const isHome = speaksOf(reading, 'home', 'buy') || words.every(isFeature);
  if (!isHome) return undefined;
  const hits = search('homes', words).filter(({ share }) => share > 0.6);
  const found = ownHomes.filter(({ path }) =>
    hits.some(({ id, share }) => id === path && share === hits[0]?.share),
  );
  if (found.length === 0) return undefined;

  return [texts.fitting, ...found.map((home) => `${texts.homeLine(home)}${because(home, words)}`)].join('\n');
};

/** A kind of home that is not among those presented, or a wish that only an agent's page speaks of. */
export const notPresented: Intent = ({ reading, texts }) => {
  const words = reading.words.filter(
    (word) => !isSmall(word) && (!isKnown(word) || speaksOf({ concepts: reading.concepts }, 'rare')),
  );
  const isWish = speaksOf(reading, 'rare') || (speaksOf(reading, 'home', 'buy') && words.length > 0);
  if (!isWish) return undefined;
  const [best] = search('people', words);
  const person = people.find(({ path }) => path === best?.id);

  return [texts.noneFits, ...(person ? [`${texts.suited} ${texts.personLine(person)}`] : [])].join('\n');
};

/** All homes. */
export const allHomes: Intent = ({ reading, texts }) => {
  if (!speaksOf(reading, 'home', ...homeConcepts)) return undefined;

  return [texts.homes, ...ownHomes.map(texts.homeLine)].join('\n');
};

/** Whether a word stands among what the homes are listed with, not only somewhere in their descriptions. */
const isFeature = (word: string) => ownHomes.some(({ features }) => features.some((one) => alike(word, one)));

function because(home: Home, words: readonly string[]) {
  const said = home.features.find((one) => words.some((word) => alike(word, one)));

  return said ? ` ${said}.` : '';
}

function withBeds(homes: readonly Home[], { beds, bedsAtLeast }: Reading): readonly Home[] {
  if (beds === undefined) return homes;
  const exactly = homes.filter((home) => home.beds === beds);

  return exactly.length > 0 && !bedsAtLeast ? exactly : homes.filter((home) => home.beds >= beds);
}
