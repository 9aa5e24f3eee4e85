import type { Home } from '../facts/homes.ts';
import type { Concept } from '../search/lexicon.ts';
import { alike } from '../search/search.ts';
import { isKnown, isSmall } from '../search/spelling.ts';
import { type Reading, speaksOf } from './reading.ts';
import type { Texts } from './texts-en.ts';
import type { Turn } from './turn.ts';
import { wordsOf } from './words-of.ts';

type Attribute =
  | 'price'
  | 'beds'
  | 'baths'
  | 'size'
  | 'lot'
  | 'year'
  | 'features'
  | 'mls'
  | 'status'
  | 'place';

/** What can be asked of a home, and by which concepts. */
const attributes = {
  price: ['price'],
  beds: ['beds'],
  baths: ['baths'],
  size: ['size'],
  lot: ['lot'],
  year: ['year'],
  features: ['features'],
  mls: ['mls'],
  status: ['status'],
  place: ['place', 'address'],
} as const satisfies Record<Attribute, readonly Concept[]>;

/** Concepts that ask something of a home. */
export const homeConcepts: readonly Concept[] = Object.values(attributes).flat();

/** What the question asks of a home; "and Palmilla?" asks what was asked before. */
export function attributesAsked({ reading, subject }: Turn): readonly Attribute[] {
  const names = Object.keys(attributes) as Attribute[];
  const asked = names.filter((name) => speaksOf(reading, ...attributes[name]));
  if (asked.length > 0 || extrasIn(reading).length > 0 || !asksAgain(reading)) return asked;

  return names.filter((name) => attributes[name].some((concept) => subject.concepts.has(concept)));
}

/** "And Palmilla?": the same question of something else. */
export const asksAgain = ({ padded }: Reading) => /^ (and|y|what about|how about|que tal) /.test(padded);

/** The words of a question that may name something a home has: neither small nor about anything else. */
export const extrasIn = (reading: Reading) =>
  wordsOf(
    reading,
    (word, isIn) =>
      !isSmall(word) && !ordinal.test(word) && (!isKnown(word) || isIn('unknown')) && !/^\d/.test(word),
  );

const ordinal = /^(first|second|third|last|primer[ao]?|segund[ao]|tercer[ao]?|ultim[ao])$/;

/** What there is to say of a home: the attributes asked for, or a line and a sentence. */
export function factsOf(home: Home, asked: readonly Attribute[], texts: Texts): string {
  if (asked.length === 0) return `${texts.homeLine(home)} ${home.summary}`.trim();
  const known = asked.filter((attribute) => has(home, attribute));

  return [
    ...(known.length > 0 ? known.map((attribute) => texts[attribute](home)) : [texts.unlisted(home)]),
    home.path,
  ].join(' ');
}

/** Whether a home has something, in the words of its page. */
export function featureOf(home: Home, words: readonly string[], texts: Texts): string {
  const sayings = [...home.features, ...home.description.split(/(?<=\.) /)];
  const said = sayings.find((saying) => words.some((word) => alike(word, saying)));

  return `${said ? texts.feature(home, said.replace(/\.$/, '')) : texts.unlisted(home)} ${home.path}`;
}

function has(home: Home, attribute: Attribute) {
  if (attribute === 'size') return home.size !== '';

  return attribute === 'lot' || attribute === 'year' ? home[attribute] !== undefined : true;
}
