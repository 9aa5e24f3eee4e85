import { exchangeRate } from '@dosmares/content/exchange-rate';
import type { Filter } from '../blocks/block.ts';

const numerals = [
  'one two three four five six seven eight nine ten eleven twelve',
  'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
].flatMap((words) => words.split(' ').map((word, at) => [word, String(at + 1)] as const));
const numeralOf = new Map(numerals);
const scale =
  ' ?(?:k|thousand|grand|mil(?!l)|mm?|mill?|millions?|millon(?:es)?|melon(?:es)?|mdd|mdp)(?![a-z0-9])';
const rangeLink = ' ?(?:-|to|and|y|a|or|o|hasta|up to) ?\\$?';
const digits = '\\d{1,3}(?:[,.]\\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?';

/** A number or a range; one scale, such as "million", applies to both ends. */
const figure = new RegExp(
  `(us\\$|\\$|usd ?)?\\b(${digits})(?:(${scale})(?:${rangeLink}(${digits})(?=${scale}))?|${rangeLink}(${digits}))?(${scale})?`,
  'g',
);

interface Measured {
  least: keyof Filter;
  most?: keyof Filter;
  before?: RegExp;
  after?: RegExp;
  unit?: number;
  from?: number;
  to?: number;
}

/** What a number without a scale counts, by the words around it; any other number is a price. */
// biome-ignore format: a table reads in columns
const measured: readonly Measured[] = [
  { least: 'minBeds', most: 'maxBeds', to: 20, after: /^(?: ?\+| plus| or more| o mas)?[ -]?(bed ?rooms?|beds?|bedroomed|rooms|suites|recamaras?|cuartos|habitaci\w+|dormitorios|bdr?m?s?|rec)\b/ },
  { least: 'minBaths', after: /^(?: ?\+| plus| or more| o mas)?[ -]?(bath ?rooms?|baths?|banos?)\b/ },
  { least: 'minSquareMeters', from: 40, after: /^ ?(m2|sq(uare)?\.? ?met\w+|metros( cuadrados)?)\b/ },
  { least: 'minSquareMeters', from: 40, after: /^ ?(sq ?ft|sqft|square feet)\b/, unit: 1 / 10.764 },
  { least: 'minBeds', unit: 0.5, to: 40, after: /^ (people|persons|guests|adults|of us|friends|personas|huespedes|adultos|amigos)\b/ },
  { least: 'minBeds', unit: 0.5, to: 40, after: /^(?! (hermanos|socios|duenos|herederos|siblings|brothers|sisters|partners|owners|heirs)\b)/, before: /\b(somos|we are|family of|party of|familia de) (a )?$/ },
  { least: 'builtFrom', most: 'builtUntil', from: 1949, to: 2040, before: /\b((built|construid\w+) (in |en )?|(after|since|from|newer than|post|later than|before|older than|until|desde|(despues|antes|a partir) del?) )$/ },
];
const price: Measured = { least: 'minPrice', most: 'maxPrice' };

/** How the words around a figure bound it; the first row that matches counts. */
// biome-ignore format: a table reads in columns
const bounds = [
  { bound: 'most',  before: /(no more than|not (?:more than|over|above)|no (?:mas de|arriba de)|at most|no mas de|maximum|maximo|max|tope)[^\w,;]*$/, after: /^\W*(\w+ )?(max(imum|imo)?|or (less|fewer)|o menos|at most|tops)\b(?! ?\$?\d)/ },
  { bound: 'over',  before: /(more than|over|above|mas de|arriba de|north of|after|newer than|later than|post|despues del?)[^\w,;]*$/ },
  { bound: 'under', before: /(less than|fewer than|under|below|menos de|before|older than|antes del?)[^\w,;]*$/ },
  { bound: 'least', before: /(at least|min|minimum|minimo|al menos|starting( at)?|from|since|desde|a partir del?)[^\w,;]*$/, after: /^\W*(?:\w+ )?(min(?:imum)?\b|minimo|\+|plus|or more|at least|al menos|and up|o mas|para arriba)/ },
  { bound: 'about', before: /(around|about|roughly|approx\w*|circa|unos|como|alrededor de|cerca de|aprox\w*)[^\w,;]*$/, after: /^ ?(ish|or so|mas o menos)/ },
];

/** Parses figures: a search filter by prices (k, M, mil, pesos), rooms, years and sizes, and the first amount in dollars. */
export function figuresIn(text: string) {
  const plain = inDigits(text);
  const filter: Filter = {};
  let amount: number | undefined;
  for (const match of plain.matchAll(figure)) {
    const end = match.index + match[0].length;
    const before = plain.slice(Math.max(0, match.index - 34), match.index);
    const after = plain.slice(end, end + 34);
    const { of, values } = valuesOf(match, before, after);
    if (of === price) amount ??= values[0];
    if (values[0] && !(of.least in filter) && !(of.most && of.most in filter))
      Object.assign(filter, bounded(of, values, [before, after]));
  }

  return { filter, amount };
}

/** Replaces numbers in words by digits: "four and a half million". */
export const inDigits = (text: string) =>
  text
    .replace(/\b\d{2}-\d{4}\b|(?<![^\s@])[^\s@]*@\S*/g, ' ')
    .replace(/\b((?:the|la) (?:de )?\d{1,2}\.\d+)(?= (?:one|house|home|villa|casa)\b|\W*$)/g, '$1 million')
    .replace(/\b(?:a|un) (?=million|millon)/g, '1 ')
    .replace(/\b[a-z]+\b/g, (word) => numeralOf.get(word) ?? word)
    .replace(
      /\b(\d+) (?:and a half|y medio) (?=million|millon)|\b(\d+) millon(?:es)? y medio/g,
      '$1$2.5 million ',
    );

/** What a number counts, and its values: one, or the ends of a range. */
function valuesOf(match: RegExpExecArray, before: string, after: string) {
  const [, sign = '', first = '', early, other = match[5], , late = ''] = match;
  const isGrouped = /[,.]\d{3}/.test(first);
  const unit = (early ?? late).trim();
  const texts = other ? [first, other] : [first];
  const numbers = texts.map((each) => Number(each.replace(isGrouped ? /[,.]/g : /,/g, '')));
  const [number = 0] = numbers;
  const of = measured.find(
    ({ before: left = /$/, after: right = /^/, from = 0, to = Infinity }) =>
      !unit && number > from && number < to && left.test(before) && right.test(after),
  );
  if (of) return { of, values: numbers.map((each) => Math.ceil(each * (of.unit ?? 1))) };
  const isBare = !unit && !isGrouped;
  const isMillions = isBare && (sign !== '' || (budgetWords.test(before) && !/^[ -]?[a-bd-z%/]/.test(after)));
  const isPesos = unit === 'mdp' || /^ ?(de )?(pesos|mxn|mdp)/.test(after);
  const rate = isPesos ? exchangeRate.pesosPerDollar : 1;
  const values = numbers.map((each) =>
    Math.round((each * (isMillions && each <= 30 ? 1e6 : scaleOf(unit, each))) / rate),
  );
  const isOther = !unit && /^[a-z%/-]/.test(after);
  const isPrice = !isOther && values.every((each) => each >= (isBare && !isMillions ? 50_000 : 20_000));

  return { of: price, values: isPrice ? values : [] };
}

const budgetWords =
  /\b(budget|stretch|presupuesto|spend|gastar|under|below|over|up to|max|hasta|menos de|offer|ofre\w*|doy|daria|take|a?cc?ept\w*)\b.{0,26}$|\b(?:let us|lets) (?:do|say) $/;

// "4-5 mil" for a house means millions, "500 mil" thousands.
function scaleOf(unit: string, value: number) {
  if (unit === '') return 1;

  return unit.startsWith('m') && (unit !== 'mil' || value < 50) ? 1e6 : 1e3;
}

/** The filter of a figure, bounded by the words around it. "More than" adds one room or year, and nothing to a price. */
function bounded({ least, most = least }: Measured, values: number[], around: [string, string]): Filter {
  const [first = 0, second] = values.toSorted((one, other) => one - other);
  const isPrice = least === 'minPrice';
  const step = isPrice ? 0 : 1;
  const bound = bounds.find((row) => row.before.test(around[0]) || row.after?.test(around[1]))?.bound;
  if (second !== undefined) return { [least]: first, ...(most !== least && { [most]: second }) };
  if (bound === 'over') return { [least]: first + step };
  if (bound === 'most') return { [most]: first };
  if (bound === 'least') return { [least]: first };
  if (bound === 'under') return { [most]: first - step };
  if (!isPrice) return { [most]: first, [least]: first };

  return bound === 'about' ? { minPrice: first * 0.8, maxPrice: first * 1.15 } : { maxPrice: first };
}
