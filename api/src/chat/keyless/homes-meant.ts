import { type Home, homesLike, ownHomes } from '../facts/homes.ts';
import type { Concept } from '../search/lexicon.ts';
import { asksAgain, extrasIn, homeConcepts } from './home-facts.ts';
import { isRanked } from './homes-by.ts';
import { type Reading, speaksOf } from './reading.ts';
import type { Turn } from './turn.ts';

/** The homes a question is about: those it names, those of the area it names, or those spoken of before. */
export function homesMeant({ reading, subject }: Turn): readonly Home[] {
  if (reading.homes.length > 0) return reading.homes;
  if (speaksOf(reading, ...otherMatters)) return [];
  const asks = speaksOf(reading, ...homeConcepts, 'viewing', 'details', 'more');
  const extras = extrasIn(reading).length > 0;
  if (reading.area)
    return asks || asksAgain(reading) || (speaksOf(reading, 'home') && extras) ? inArea(reading.area) : [];
  const nth = nthOf(reading);
  const isAboutIt = asks || nth !== undefined || (extras && pointsBack(reading));

  return isAboutIt && !isWish(reading) && reading.people.length === 0
    ? subject.homes.slice(...(nth ?? []))
    : [];
}

// biome-ignore format: a list of names
const otherMatters: readonly Concept[] = ['market', 'median', 'duration', 'office', 'value', 'sell', 'team', 'hours', 'areas', 'reply'];

const inArea = (area: string) => ownHomes.filter((home) => homesLike({ area }).includes(home));

const isWish = (reading: Reading) =>
  reading.maxPrice !== undefined ||
  reading.minPrice !== undefined ||
  reading.beds !== undefined ||
  isRanked(reading);

const pointsBack = ({ padded }: Reading) =>
  /^ (and|y|is there|are there|does it|has it|hay|tiene|with|con) | (it|its|there) /.test(padded);

/** "The second one", of those listed before. */
function nthOf({ padded }: Reading): [number, number?] | undefined {
  const index = ordinals.findIndex((ordinal) => ordinal.test(padded));
  if (index < 0) return undefined;

  return index === 3 ? [-1] : [index, index + 1];
}

const ordinals = [
  / (first|1st|primer[ao]?) /,
  / (second|2nd|segund[ao]) /,
  / (third|3rd|tercer[ao]?) /,
  / (last|ultim[ao]) /,
];
