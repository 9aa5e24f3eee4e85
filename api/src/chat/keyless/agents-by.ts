import { people } from '../facts/people.ts';
import { lexicon } from '../search/lexicon.ts';
import { search } from '../search/search.ts';
import { isSmall } from '../search/spelling.ts';
import { speaksOf } from './reading.ts';
import type { Intent } from './turn.ts';
import { wordsOf } from './words-of.ts';

/** The agent with the most years, or the most homes sold. */
export const foremost: Intent = ({ reading, texts }) => {
  if (!/ (most|more|best|top|mas|mejor) /.test(reading.padded)) return undefined;
  const [best] = [...people].sort((one, other) => other.yearsExperience - one.yearsExperience);
  const [seller] = [...people].sort((one, other) => other.propertiesSold - one.propertiesSold);
  if (best && speaksOf(reading, 'experience')) return `${texts.experience(best)} ${texts.personLine(best)}`;

  return seller && speaksOf(reading, 'sold')
    ? `${texts.sold(seller)} ${texts.personLine(seller)}`
    : undefined;
};

/** The agent for a home or an area: whose pages speak of it. */
export const agentFor: Intent = (turn) => {
  const { reading } = turn;
  const isWho = speaksOf(reading, 'team') || / (who|whom|quien) /.test(reading.padded);

  return isWho && reading.people.length === 0 && (reading.homes.length > 0 || reading.area)
    ? specialist(turn)
    : undefined;
};

/** The agent for a matter: golf, land, oceanfront, an area. */
export const specialist: Intent = ({ reading, texts }) => {
  if (
    !speaksOf(reading, 'team', 'speciality', 'talk', 'person', 'experience') &&
    !/ (who|whom|quien) /.test(reading.padded)
  )
    return undefined;
  const matter = wordsOf(reading, (word, isIn) => !isSmall(word) && !isIn(...besides));
  const [best, next] = matter.some((word) => !homeWords.has(word)) ? search('people', matter) : [];
  const isClose = best && next && next.share === best.share && next.score > 0.7 * best.score;
  const persons = [best, isClose ? next : undefined].flatMap((hit) =>
    people.filter(({ path }) => path === hit?.id),
  );
  if (persons.length === 0) return undefined;

  return [texts.suited, ...persons.map(texts.personLine)].join('\n');
};

// Words that say that somebody is wanted, not for what.
const besides = [
  'team',
  'speciality',
  'talk',
  'person',
  'experience',
  'details',
  'phone',
  'sell',
  'buy',
] as const;
const homeWords: ReadonlySet<string> = new Set(lexicon.home.join(' ').split(' '));

/** The team as a whole. */
export const team: Intent = ({ reading, texts }) =>
  speaksOf(reading, 'team') ? texts.team(people.length) : undefined;
