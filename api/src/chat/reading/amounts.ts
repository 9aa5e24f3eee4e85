import { figureWords } from '@dosmares/content/chat/words';
import { setsOf, wordsIn } from './words.ts';

const {
  thousands,
  millions,
  under,
  over,
  ranges,
  joints,
  bedWords,
  bathWords,
  peopleWords,
  currencies,
  between,
  families,
  couples,
  approximate,
  budgets,
  units,
  since,
  strictlySince,
  negations,
} = setsOf(figureWords);

/** The figures of a wish for a home. */
export interface Amounts {
  minPrice?: number;
  maxPrice?: number;
  /** Said without "under" or "over": what there is to spend. */
  budget?: number;
  beds?: number;
  /** Said with "at least": more will do. */
  bedsAtLeast?: boolean;
  baths?: number;
  /** How many people are to live there. */
  guests?: number;
  /** The first year in which it may have been built. */
  builtFrom?: number;
}

/** The amounts of a message, and its words with `MONEY` and `ROOMS` in place of the figures. */
export interface Figured {
  amounts: Amounts;
  words: readonly string[];
}

const names =
  'zero:cero one:uno:una two:dos:couple three:tres four:cuatro five:cinco six:seis seven:siete eight:ocho nine:nueve ten:diez eleven:once twelve:doce';
const larger = 'half:0.5 medio:0.5 hundred:100 cien:100 quinientos:500 seiscientos:600 ochocientos:800';
const numberOf = new Map<string, number>([
  ...names.split(' ').flatMap((all, number) => all.split(':').map((name) => [name, number] as const)),
  ...larger.split(' ').map((pair) => [pair.split(':')[0] ?? '', Number(pair.split(':')[1])] as const),
]);

/** Below that a number without a unit is no price. */
const leastPrice = 10_000;
/** Above that it is a telephone number. */
const highestPrice = 500_000_000;

/** Reads prices, bedrooms and the like, in figures or words, in English or Spanish. */
export function figuresIn(words: readonly string[], isSpanish = false): Figured {
  const amounts: Amounts = {};
  const left: string[] = [];

  for (let at = 0; at < words.length; ) {
    const { value, length, isMoney } = numberAt(words, at, isSpanish);
    const before = words.slice(Math.max(0, at - 3), at);
    const after = words.slice(at + length, at + length + 3);
    const loose = length > 0 && !isMoney ? looseAmount(words, at) : 0;
    const kind =
      length === 0
        ? undefined
        : isMoney || loose > 0
          ? 'MONEY'
          : (roomsAt(amounts, value, { before, after }) ?? yearAt(amounts, value, before));
    if (kind === 'MONEY') {
      const isRange = words.some((word) => ranges.has(word));
      price(amounts, loose || value, { before: words.slice(Math.max(0, at - 5), at), after, isRange });
    }
    left.push(kind ?? words[at] ?? '');
    at += kind ? length : 1;
  }

  return { amounts, words: left };
}

/** As `figuresIn`, from a text. */
export const amountsIn = (text: string): Amounts => figuresIn(wordsIn(text)).amounts;

interface Figure {
  value: number;
  /** How many words it takes; none when there is no figure. */
  length: number;
  isMoney: boolean;
}

function numberAt(words: readonly string[], at: number, isSpanish: boolean): Figure {
  const number = plainNumber(words[at] ?? '');
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

/** "Half a million", "six hundred thousand": what stands between a number and its unit. */
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
  return /^\d[\d,.]*$/.test(word) ? Number(word.replaceAll(',', '')) : numberOf.get(word);
}

const isUnit = (word = '') => thousands.has(word) || millions.has(word);

/** "600ish" and "around 3.8": thousands and millions that need not be named; 0 when it is no amount. */
function looseAmount(words: readonly string[], at: number): number {
  const [word = '', next = ''] = [words[at], words[at + 1]];
  const value = plainNumber(word) ?? 0;
  const isEnd = next === '' || under.has(next) || approximate.has(next) || joints.has(next);
  const isCued = words.slice(Math.max(0, at - 2), at).some((one) => budgets.has(one) || approximate.has(one));
  if (units.has(next) || bedWords.has(next) || bathWords.has(next) || !/^\d/.test(word)) return 0;
  if (value >= 100 && value < 1000) return isEnd && (isCued || approximate.has(next)) ? value * 1e3 : 0;
  const isMillions = value >= 0.3 && value < 50 && (/^\d\.\d/.test(word) || (isEnd && isCued));

  return isMillions ? value * 1e6 : 0;
}

/** "Built after 2020". */
function yearAt(amounts: Amounts, value: number, before: readonly string[]): string | undefined {
  if (value < 1950 || value > 2050 || !before.some((word) => since.has(word))) return undefined;
  amounts.builtFrom = before.some((word) => strictlySince.has(word)) ? value + 1 : value;

  return 'YEAR';
}

interface Around {
  before: readonly string[];
  after: readonly string[];
}

function roomsAt(amounts: Amounts, value: number, { before, after }: Around): string | undefined {
  const [next = '', second = '', third = ''] = after;
  const isMore = ['or', 'o'].includes(next) && ['more', 'mas'].includes(second);
  const unit = isMore ? third : next;
  if (!Number.isInteger(value) || value < 1 || value > 40) return undefined;
  if (bedWords.has(unit)) {
    amounts.beds ??= value;
    amounts.bedsAtLeast = isMore || before.some((word) => over.has(word));
  } else if (bathWords.has(unit)) amounts.baths ??= value;
  else if (couples.has(unit)) amounts.guests ??= 2 * value;
  else if (peopleWords.has(unit) || (before.some((word) => families.has(word)) && !isUnit(unit)))
    amounts.guests ??= value;
  else return undefined;

  return 'ROOMS';
}

function price(amounts: Amounts, value: number, { before, after, isRange }: Around & { isRange: boolean }) {
  if (isRange && amounts.minPrice === undefined && joints.has(after[0] ?? '')) amounts.minPrice = value;
  else if (
    before.some((word) => under.has(word)) ||
    (before.some((word) => negations.has(word)) && before.some((word) => over.has(word))) ||
    after.some((word) => under.has(word)) ||
    (isRange && amounts.minPrice !== undefined)
  )
    amounts.maxPrice ??= value;
  else if (before.some((word) => over.has(word))) amounts.minPrice ??= value;
  else amounts.budget ??= value;
}
