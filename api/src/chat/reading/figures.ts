import { exchangeRate } from '@dosmares/content/exchange-rate';
import type { Filter } from '../blocks/block.ts';

const numerals =
  'one two three four five six seven eight nine ten eleven twelve|uno dos tres cuatro cinco seis siete ocho nueve diez once doce';
const numeralOf = new Map(
  numerals.split('|').flatMap((words) => words.split(' ').map((word, at) => [word, String(at + 1)])),
);
const [bed, bath, scale, linked, digits] = [
  'bed ?rooms?|beds?|bedroomed|rooms|suites|recamaras?|cuartos|habitaci\\w+|dormitorios|bdr?m?s?|rec',
  'bath ?rooms?|baths?|banos?',
  ' ?(?:k|thousand|grand|mil(?!l)|mm?|mill?|millions?|millon(?:es)?|melon(?:es)?|mdd|mdp)(?![a-z])',
  ' ?(?:-|to|and|y|a|or|o|hasta|up to) ?\\$?',
  '\\d{1,3}(?:[,.]\\d{3})+(?!\\d)|\\d+(?:\\.\\d+)?',
];
const plus = '(?: ?\\+| plus| or more| o mas)?[ -]?';

/** A number, or two with a link between them; one scale counts for both. */
const figure = new RegExp(
  `(us\\$|\\$|usd ?)?\\b(${digits})(?:(${scale})(?:${linked}(${digits})(?=${scale}))?|${linked}(${digits}))?(${scale})?`,
  'g',
);

interface Measured {
  least: keyof Filter;
  most?: keyof Filter;
  before?: RegExp;
  after?: RegExp;
  unit?: number;
  /** From what a number must be, and below what. */
  from?: number;
  to?: number;
}

const guests = { least: 'minBeds', unit: 0.5, to: 40 } as const;
const size = { least: 'minSquareMeters', from: 40 } as const;

/** What a number without a scale counts, by the words around it. */
// biome-ignore format: a table reads in columns
const measured: readonly Measured[] = [
  { least: 'minBeds', most: 'maxBeds', after: new RegExp(`^${plus}(${bed})(?![a-z])`), to: 20 },
  { least: 'minBaths', after: new RegExp(`^${plus}(${bath})(?![a-z])`) },
  { ...size, after: /^ ?(m2|square met\w+|metros( cuadrados)?)\b/ },
  { ...size, after: /^ ?(sq ?ft|sqft|square feet)\b/, unit: 1 / 10.764 },
  { ...guests, after: /^ (people|persons|guests|adults|of us|friends|personas|huespedes|adultos|amigos)\b/ },
  { ...guests, before: /\b(sleeps?|(family|party|group|familia|grupo) (of|de)|we are|we will be|somos|seremos) $/, after: /^(?! (gen|fam|km|min|hou|day|year|anos))/ },
  { least: 'builtFrom', most: 'builtUntil', before: /\b((built|construid\w+) (in |en )?|(after|since|from|newer than|post|later than|before|older than|until|desde|(despues|antes|a partir) del?) )$/, from: 1949, to: 2040 },
];
const price: Measured = { least: 'minPrice', most: 'maxPrice' };

/** How the words around a figure bound it; the first row that matches counts. */
// biome-ignore format: a table reads in columns
const bounds = [
  { bound: 'most',  before: /\b(not|no|nor|without|never|a (cent|penny)|sin)\b.{0,16}(over|above|more|past|mas|pasar\w*)\b.{0,8}$/ },
  { bound: 'over',  before: /(more than|over|above|mas de|arriba de|north of|after|newer than|later than|post|despues del?)\W*$/ },
  { bound: 'under', before: /(less than|fewer than|under|below|menos de|before|older than|antes del?)\W*$/ },
  { bound: 'most',  before: /(up to|at most|max\w*|hasta|until)\W*$/ },
  { bound: 'least', before: /(at least|min|minimum|minimo|al menos|starting( at)?|from|since|desde|a partir del?)\W*$/, after: /^\W*(\+|plus|or more|and up|o mas|para arriba)/ },
  { bound: 'about', before: /(around|about|roughly|approx\w*|circa|unos|como|alrededor de|cerca de|aprox\w*)\W*$/, after: /^ ?(ish|or so|mas o menos)/ },
] as const;

/** Figures in a text: a filter of homes, and an amount of dollars. */
export interface Figures {
  filter: Filter;
  amount?: number;
}

/** Reads figures: prices in k, M, mil and pesos, rooms, years, sizes, people. */
export function figuresIn(text: string): Figures {
  const plain = inDigits(text);
  const found: Figures = { filter: {} };
  for (const match of plain.matchAll(figure)) {
    const end = match.index + match[0].length;
    const [before, after] = [
      plain.slice(Math.max(0, match.index - 34), match.index),
      plain.slice(end, end + 34),
    ];
    const [of, values] = valuesOf(match, before, after);
    if (of === price && values[0]) found.amount ??= values[0];
    if (values[0] && !(of.least in found.filter) && !(of.most && of.most in found.filter))
      Object.assign(found.filter, bounded(of, values, [before, after]));
  }

  return found;
}

const inDigits = (text: string) =>
  text
    .replace(/\b\d{2}-\d{4}\b|\S*@\S*/g, ' ')
    .replace(/\b((?:the|la) (?:de )?\d{1,2}\.\d+)(?= (?:one|house|home|villa|casa)\b|$)/g, '$1 million')
    .replace(/\b(?:a|un) (?=million|millon)/g, '1 ')
    .replace(/\b(?:half a|medio) (?=million|millon)/g, '0.5 ')
    .replace(/\b[a-z]+\b/g, (word) => numeralOf.get(word) ?? word)
    .replace(/\b(\d+) (?:and a half|y medio) (?=million|millon)/g, '$1.5 ')
    .replace(/\b(\d+) millon(?:es)? y medio/g, '$1.5 million');

/** What a number counts, and its values: one, or the ends of a range. */
function valuesOf(match: RegExpExecArray, before: string, after: string): readonly [Measured, number[]] {
  const [, sign = '', first = '', early, other = match[5], , late = ''] = match;
  const texts = other ? [first, other] : [first];
  const isGrouped = /[,.]\d{3}/.test(first);
  const numbers = texts.map((each) => Number(each.replace(isGrouped ? /[,.]/g : /,/g, '')));
  const unit = (early ?? late).trim();
  const isCount = ({ before: left, after: right, from = 0, to = Infinity }: Measured) =>
    !unit &&
    numbers[0] !== undefined &&
    numbers[0] > from &&
    numbers[0] < to &&
    left?.test(before) !== false &&
    right?.test(after) !== false;
  const of = measured.find(isCount);
  if (of) return [of, numbers.map((each) => Math.ceil(each * (of.unit ?? 1)))];
  const isPlain = unit === '' && !isGrouped;
  const isMillions = isPlain && (sign !== '' || /\b(budget|presupuesto|spend|gastar)\b.{0,16}$/.test(before));
  const isPesos = unit === 'mdp' || /^ ?(de )?(pesos|mxn|mdp)/.test(after);
  const dollars = numbers.map((each) =>
    Math.round(
      (each * (isMillions && each <= 30 ? 1e6 : scaleOf(unit, each))) /
        (isPesos ? exchangeRate.pesosPerDollar : 1),
    ),
  );
  const isPrice =
    !(unit === '' && /^[a-z%/-]/.test(after)) &&
    dollars.every((each) => each >= (isPlain && !isMillions ? 50_000 : 20_000));

  return [price, isPrice ? dollars : []];
}

// "4-5 mil" for a house are millions, "500 mil" are thousands.
function scaleOf(unit: string, value: number) {
  if (unit === '') return 1;
  if (unit === 'mil') return value < 50 ? 1e6 : 1e3;

  return unit.startsWith('m') ? 1e6 : 1e3;
}

/** The filter of a figure, by the words around it. Rooms and years are counted in steps, prices are not. */
function bounded(
  { least, most }: Measured,
  values: readonly number[],
  around: readonly [string, string],
): Filter {
  const [first = 0, second] = values.toSorted((one, other) => one - other);
  const low = (value: number) => ({ [least]: value });
  const high = (value: number) => (most ? { [most]: value } : low(value));
  if (second !== undefined) return { ...low(first), ...high(second) };
  const bound = bounds.find(
    (row) => row.before.test(around[0]) || ('after' in row && row.after.test(around[1])),
  )?.bound;
  const step = least === 'minPrice' ? 0 : 1;
  if (bound === 'over') return low(first + step);
  if (bound === 'least') return low(first);
  if (bound === 'under') return high(first - step);
  if (bound === 'most' || (least === 'minPrice' && bound !== 'about')) return high(first);

  return least === 'minPrice'
    ? { ...low(first * 0.8), ...high(first * 1.15) }
    : { ...low(first), ...high(first) };
}
