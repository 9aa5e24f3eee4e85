import { grades, measures, workings } from '@dosmares/content/chat/measures';
import { isNumber } from './numbers.ts';
import { setsOf } from './words.ts';

/** A figure in which homes differ. */
export type Measure = keyof typeof measures;

/** An order of homes: by a figure, the highest first (1) or the lowest (-1). */
export interface Order {
  measure: Measure;
  sign: 1 | -1;
  /** Whether it looks for the first of all ("the cheapest"), and not only for more of it ("cheaper"). */
  isMost: boolean;
}

const names = Object.keys(measures) as Measure[];
const wordsOf = Object.fromEntries(
  Object.entries(measures).map(([name, { named, more, less, high, low }]) => [
    name,
    setsOf({ named, more, less, high, low }),
  ]),
) as Record<Measure, Record<'named' | 'more' | 'less' | 'high' | 'low', ReadonlySet<string>>>;
const { more, less } = setsOf(grades);
/** Number of words after "more" among which the figure is named. */
const reach = 3;

/** Finds the orders in which a text compares: "the cheapest", "which has more land", "la menos cara". */
export const ordersIn = (words: readonly string[]): Order[] =>
  words.flatMap((word, at) => {
    const isChosen = articles.has(words[at - 1] ?? '');
    const order = gradedAt(words, at) ?? comparedBy(word);
    if (order) return [{ ...order, isMost: isChosen || /(?:est|most)$/.test(word) }];
    // "The cheap one", "la barata".
    const adjective =
      isChosen || words[at + 1] === 'one' ? withGrade(word, { sign: 1, isAdjective: true }) : undefined;

    return adjective ? [{ ...adjective, isMost: true }] : [];
  });

/** What is to be worked out from figures. */
export type Working = keyof typeof workings;

/** Returns what a text wants worked out: a difference or a sum. */
export function workingIn(words: readonly string[]): Working | undefined {
  const text = words.join(' ');

  return workings.difference.test(text) ? 'difference' : workings.sum.test(text) ? 'sum' : undefined;
}

/** Returns the figure that a text names first. */
export const measureIn = (words: readonly string[]): Measure | undefined =>
  ordersIn(words)[0]?.measure ?? words.map(namedBy).find((name) => name !== undefined);

const namedBy = (word: string) => names.find((name) => wordsOf[name].named.has(word));

const articles: ReadonlySet<string> = new Set('la el las los'.split(' '));

type Compared = Omit<Order, 'isMost'>;

function comparedBy(word: string): Compared | undefined {
  for (const measure of names) {
    if (wordsOf[measure].more.has(word)) return { measure, sign: 1 };
    if (wordsOf[measure].less.has(word)) return { measure, sign: -1 };
  }

  return undefined;
}

/** Reads "more", "least" and the like, with the figure after it or, as in "costs more", before it. */
function gradedAt(words: readonly string[], at: number): Compared | undefined {
  const sign = signOf(words[at] ?? '');
  const after = words.slice(at + 1, at + 1 + reach);
  // "No more than four bedrooms" compares nothing.
  if (!sign || after.slice(0, 2).some(isNumber)) return undefined;
  const before = namedBy(words[at - 1] ?? '');

  return (
    after.map((next) => withGrade(next, { sign })).find(Boolean) ?? (before && { measure: before, sign })
  );
}

const signOf = (word: string) => (more.has(word) ? 1 : less.has(word) ? -1 : undefined);

/** Reads a figure after "more"; an adjective may stand for the most by itself. */
function withGrade(
  word: string,
  { sign, isAdjective = false }: { sign: 1 | -1; isAdjective?: boolean },
): Compared | undefined {
  const measure = names.find((name) => {
    const { named, high, low } = wordsOf[name];

    return high.has(word) || low.has(word) || (!isAdjective && named.has(word));
  });

  return measure && { measure, sign: wordsOf[measure].low.has(word) ? (-sign as 1 | -1) : sign };
}
