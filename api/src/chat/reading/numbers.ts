import { figureWords } from '@dosmares/content/chat/words';
import { setsOf } from './words.ts';

const {
  thousands,
  millions,
  under,
  ranges,
  joints,
  bedWords,
  bathWords,
  currencies,
  between,
  approximate,
  budgets,
  units,
  days,
} = setsOf(figureWords);

const names =
  'zero:cero one:uno:una two:dos:couple three:tres four:cuatro five:cinco six:seis seven:siete eight:ocho nine:nueve ten:diez eleven:once twelve:doce';
const larger = 'half:0.5 medio:0.5 hundred:100 cien:100 quinientos:500 seiscientos:600 ochocientos:800';
const numberOf = new Map<string, number>([
  ...names.split(' ').flatMap((all, number) => all.split(':').map((name) => [name, number] as const)),
  ...larger.split(' ').map((pair) => [pair.split(':')[0] ?? '', Number(pair.split(':')[1])] as const),
]);

/** All numbers that are written as words. */
export const numberWords = [...numberOf.keys()];

/** Reports whether a word is a number; "one" may stand for a thing. */
export const isNumber = (word: string) => /^\d/.test(word) || (numberOf.get(word) ?? 1) !== 1;

/** Articles that count as one before a unit: "a million", "un millón". */
const articles: ReadonlySet<string> = new Set(['a', 'un']);

/** Lowest number without a unit that counts as a price. */
const leastPrice = 10_000;
/** Highest price; a greater number is taken for a phone number. */
const highestPrice = 500_000_000;

/** A number among words. */
export interface Figure {
  /** The value including its unit: 5,000,000 for "5 million". */
  value: number;
  /** Number of words it takes; 0 when there is no figure. */
  length: number;
  isMoney: boolean;
}

const valueAt = (words: readonly string[], at: number) =>
  articles.has(words[at] ?? '') && isUnit(words[at + 1]) ? 1 : plainNumber(words[at] ?? '');

/** Reads the number at a position, with its unit. */
export function numberAt(words: readonly string[], at: number, isSpanish: boolean): Figure {
  const number = valueAt(words, at);
  if (number === undefined) return { value: 0, length: 0, isMoney: false };
  const { value, length } = withHundreds(words, at, number);
  const isSharing = ranges.has(words[at - 1] ?? '') && joints.has(words[at + 1] ?? '');
  const unit = words[at + (isSharing ? 3 : length)] ?? '';
  const scale = scaleOf(unit, value, isSpanish);
  const isLarge = scale > 1 || value >= 100_000 || currencies.has(unit) || (words[at] ?? '').includes(',');

  return {
    value: value * scale,
    length: length + (scale > 1 && !isSharing ? 1 : 0),
    isMoney: value * scale >= leastPrice && value * scale <= highestPrice && isLarge,
  };
}

/** Handles words between a number and its unit: "half a million", "six hundred thousand". */
function withHundreds(words: readonly string[], at: number, number: number) {
  let [value, length] = [number, 1];
  while (between.has(words[at + length] ?? '') && isUnit(words[at + length + 1])) {
    if (words[at + length] === 'hundred') value *= 100;
    length += 1;
  }

  return { value, length };
}

function scaleOf(unit: string, value: number, isSpanish: boolean) {
  // "4.5 mil" is said for millions in English; in Spanish mil is a thousand.
  if (millions.has(unit) || (unit === 'mil' && !isSpanish && value < 100)) return 1e6;

  return thousands.has(unit) ? 1e3 : 1;
}

function plainNumber(word: string): number | undefined {
  // MLS numbers have a hyphen.
  return /^\d[\d,.]*$/.test(word) ? Number(asWritten(word)) : numberOf.get(word);
}

/** Normalizes separators: "4,3" has a decimal comma, "4.300.000" and "4,300,000" have thousands separators. */
const asWritten = (word: string) =>
  /^\d{1,2},\d{1,2}$/.test(word)
    ? word.replace(',', '.')
    : word.replace(/[.,](?=\d{3}(?:[.,]|$))/g, (sign) =>
        sign === '.' && !/^\d{1,3}(?:\.\d{3})+$/.test(word) ? sign : '',
      );

/** Reads an amount whose thousands or millions are implied, such as "600ish" and "around 3.8"; 0 when it is none. */
export function looseAmount(words: readonly string[], at: number, isPriced = false): number {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  const value = things.some((all) => all.has(next)) ? 0 : writtenNumber(word);
  const isEnd = [endOfText, under, approximate, joints].some((all) => all.has(next));
  const before = words.slice(Math.max(0, at - 4), at);
  const isCued = isPriced || before.slice(-2).some((one) => budgets.has(one) || approximate.has(one));
  if (value >= 100 && value < 1000) return isEnd && (isCued || approximate.has(next)) ? value * 1e3 : 0;

  return isInMillions(value) &&
    !before.some((one) => days.has(one)) &&
    (/^\d\.\d/.test(word) || (isEnd && isCued))
    ? value * 1e6
    : 0;
}

const isInMillions = (value: number) => value >= 0.3 && value < 50;
const writtenNumber = (word: string) => (/^\d/.test(word) ? (plainNumber(word) ?? 0) : 0);
const endOfText: ReadonlySet<string> = new Set(['']);
const things = [units, bedWords, bathWords];

/** Reports whether a word means a thousand or a million. */
export const isUnit = (word = '') => thousands.has(word) || millions.has(word);
