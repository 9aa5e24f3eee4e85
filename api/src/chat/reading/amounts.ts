import { figureWords } from '@dosmares/content/chat/words';
import { exchangeRate } from '@dosmares/content/exchange-rate';
import { isUnit, looseAmount, numberAt } from './numbers.ts';
import { setsOf, wordsIn } from './words.ts';

const { under, over, ranges, joints, bedWords, bathWords, peopleWords, until, strictlySince, negations } =
  setsOf(figureWords);

/** "Fewer than five" is four. */
const strictly: ReadonlySet<string> = new Set(['than', 'de']);

/** Figures in a visitor's wish for a home. */
export interface Amounts {
  minPrice?: number;
  maxPrice?: number;
  /** A price without "under" or "over": the visitor's budget. */
  budget?: number;
  beds?: number;
  /** Whether the bedrooms are a minimum: "at least three". */
  bedsAtLeast?: boolean;
  /** Upper limit of the bedrooms: "fewer than five". */
  bedsAtMost?: number;
  baths?: number;
  /** Number of people who will live there. */
  guests?: number;
  /** Earliest year of construction. */
  builtFrom?: number;
}

/** The amounts of a message, and its words with `MONEY` and `ROOMS` in place of the figures. */
export interface Figured {
  amounts: Amounts;
  words: readonly string[];
}

/**
 * Reads prices, bedrooms and the like, in figures or words, in English or Spanish; if a price was mentioned before,
 * "6" means six million.
 */
export function figuresIn(words: readonly string[], { isSpanish = false, isPriced = false } = {}): Figured {
  const amounts: Amounts = {};
  const left: string[] = [];
  const isRange = words.some((word) => ranges.has(word));

  for (let at = 0; at < words.length; ) {
    const { value, length, isMoney } = numberAt(words, at, isSpanish);
    const around = {
      before: words.slice(Math.max(0, at - 5), at),
      after: words.slice(at + length, at + length + 3),
      isRange,
    };
    const money = isMoney ? inDollars(value, words, at + length) : looseAmount(words, at, isPriced);
    const kind = money > 0 ? price(amounts, money, around) : otherAt(amounts, value, around);
    left.push(kind ?? words[at] ?? '');
    at += kind ? length : 1;
  }

  return { amounts, words: left };
}

/** Reads the amounts of a text, like `figuresIn`. */
export const amountsIn = (text: string): Amounts => figuresIn(wordsIn(text)).amounts;

/** Converts an amount that is given in pesos: "80 millones de pesos". Near enough for a search, whatever the rate's age. */
function inDollars(value: number, words: readonly string[], end: number) {
  const isShared = isUnit(words[end + 2]);
  const after = words.slice(isShared ? end + 3 : end - 1, end + 6).join(' ');

  return /^(?:\S+ )?(?:de |mexican )?(?:pesos|mxn|mdp)\b/.test(after)
    ? Math.round(value / exchangeRate.pesosPerDollar)
    : value;
}

interface Around {
  /** The five words before the figure. */
  before: readonly string[];
  after: readonly string[];
  /** Whether the message states a range: "between", "from". */
  isRange: boolean;
}

const near = ({ before }: Around) => before.slice(-3);

const otherAt = (amounts: Amounts, value: number, around: Around) =>
  roomsAt(amounts, value, around) ?? yearAt(amounts, value, near(around));

/** Reads a year of construction: "built after 2020". */
function yearAt(amounts: Amounts, value: number, before: readonly string[]): string | undefined {
  if (value < 1950 || value > 2050) return undefined;
  // A wish for older homes is not understood, rather than turned into its contrary.
  const isUntil = before.some((word) => until.has(word));
  if (isUntil && !before.some((word) => negations.has(word))) return undefined;
  amounts.builtFrom = before.some((word) => strictlySince.has(word)) ? value + 1 : value;

  return 'YEAR';
}

/** Reports whether "or more" follows a number. */
const isMore = ([next = '', second = '']: readonly string[]) =>
  ['or', 'o', 'and', 'y'].includes(next) && ['more', 'mas', 'up'].includes(second);

function roomsAt(amounts: Amounts, value: number, around: Around): string | undefined {
  const [next = '', , third = ''] = around.after;
  const unit = isMore(around.after) ? third : next;
  if (!Number.isInteger(2 * value) || value < 1 || value > 40) return undefined;
  if (bathWords.has(unit)) {
    amounts.baths ??= value;

    return 'ROOMS';
  }
  if (bedWords.has(unit)) bedrooms(amounts, value, around);
  else if (peopleWords.has(unit)) amounts.guests ??= value;
  else return undefined;

  return 'ROOMS';
}

/** Reads bedrooms: as many, "at least", "no less than", or at most: "fewer than", "no more than". */
function bedrooms(amounts: Amounts, value: number, around: Around) {
  const words = near(around);
  const has = (some: ReadonlySet<string>) => words.some((word) => some.has(word));
  const isNegated = has(negations);
  if (has(over) ? isNegated : has(under) && !isNegated)
    amounts.bedsAtMost ??= has(strictly) && !isNegated ? value - 1 : value;
  else {
    amounts.beds ??= value;
    amounts.bedsAtLeast = isMore(around.after) || has(over) || has(under);
  }
}

function price(amounts: Amounts, value: number, around: Around) {
  const { before, after, isRange } = around;
  const isOver = (words: readonly string[]) => words.some((word) => over.has(word));
  const isAtMost =
    [...near(around), ...after].some((word) => under.has(word)) ||
    (before.some((word) => negations.has(word)) && isOver(before)) ||
    (isRange && amounts.minPrice !== undefined);
  if (isRange && amounts.minPrice === undefined && joints.has(after[0] ?? '')) amounts.minPrice = value;
  else if (isAtMost) amounts.maxPrice ??= value;
  else if (isOver(near(around)) || isMore(after)) amounts.minPrice ??= value;
  else amounts.budget ??= value;

  return 'MONEY';
}
