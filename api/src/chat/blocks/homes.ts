import { areaGuide } from '@dosmares/content/area-guide';
import { features } from '@dosmares/content/chat/features';
import { homeFields } from '@dosmares/content/chat/fields';
import type { Saying } from '@dosmares/content/chat/sayings';
import { costLines, costs, type Priced } from '@dosmares/content/costs';
import { pesosFor } from '@dosmares/content/exchange-rate';
import { areas, claims, inWords } from '@dosmares/content/site';
import Type from 'typebox';
import { dollars, type Home, hasPage, sellerOf, sizeOf, textsOf } from '../homes.ts';
import type { BlockKind, Context, Filter, Order, Rendered, Values } from './block.ts';
import { inLanguage, isEmpty, listed, nullable, oneOf, rowOf, say, sentence } from './block.ts';
import { contactOf } from './people.ts';

/** Measures by which homes are ranked and compared, and the names of their extremes. */
// biome-ignore format: a table reads in columns
export const measures: Readonly<Record<string, Measure>> = {
  perMeter: { of: ({ price, squareMeters }) => squareMeters && price / squareMeters, en: ['the highest price per square meter', 'the lowest price per square meter'], es: ['el precio más alto por metro cuadrado', 'el precio más bajo por metro cuadrado'] },
  price: { of: ({ price }) => price,               en: ['the highest price', 'the lowest price'],       es: ['el precio más alto', 'el precio más bajo'] },
  beds:  { of: ({ beds }) => beds,                 en: ['the most bedrooms', 'the fewest bedrooms'],    es: ['más recámaras', 'menos recámaras'] },
  baths: { of: ({ baths }) => baths,               en: ['the most bathrooms', 'the fewest bathrooms'],  es: ['más baños', 'menos baños'] },
  size:  { of: ({ squareMeters }) => squareMeters, en: ['the most space', 'the least space'],           es: ['más metros', 'menos metros'] },
  lot:   { of: ({ lot }) => (lot ? Number.parseFloat(lot) : undefined), en: ['the largest lot', 'the smallest lot'], es: ['el terreno más grande', 'el terreno más chico'] },
  year:  { of: ({ year }) => year, en: ['the latest year of construction', 'the earliest year of construction'], es: ['la construcción más reciente', 'la construcción más antigua'] },
};

interface Measure {
  of: (home: Home) => number | undefined;
  en: readonly [most: string, least: string];
  es: readonly [most: string, least: string];
}

const patterns = new Map(Object.entries(features).map(([id, { has }]) => [id, new RegExp(has, 'i')]));

export const hasFeature = (home: Home, id: string) =>
  textsOf(home).some((text) => patterns.get(id)?.test(text));

/** How far a home misses each field of a filter; 0 or false is a match. */
const misses: {
  [Name in keyof Filter]-?: (home: Home, wanted: NonNullable<Filter[Name]>) => number | boolean;
} = {
  area: ({ place, address = '' }, area) => !`${place}, ${address}`.includes(area),
  notIn: ({ place, address = '' }, area) => `${place}, ${address}`.includes(area),
  minPrice: ({ price }, least) => price < least,
  maxPrice: ({ price }, most) => [1, 1.1, 1.5].filter((share) => price > most * share).length,
  minBeds: ({ beds }, least) => Math.max(0, least - beds),
  maxBeds: ({ beds }, most) => Math.max(0, beds - most),
  minBaths: ({ baths }, least) => baths < least,
  minSquareMeters: ({ squareMeters = 0 }, least) => squareMeters < least,
  builtFrom: ({ year = 0 }, first) => year < first,
  builtUntil: ({ year = Infinity }, last) => year > last,
  features: (home, ids) => ids.filter((id) => !hasFeature(home, id)).length,
  without: (home, ids) => ids.filter((id) => hasFeature(home, id)).length,
};

/** Sums up how far a home misses a filter; other fields of a block are ignored. */
const mismatch = (filter: Filter, home: Home) =>
  Object.entries(filter).reduce(
    (sum, [name, wanted]) => sum + Number(misses[name as keyof Filter]?.(home, wanted as never) ?? 0),
    0,
  );

export const findHomes = (filter: Filter, homes: readonly Home[]) =>
  homes.filter((home) => mismatch(filter, home) === 0);

/** Ranks homes by a measure, without those for which the site does not give it. */
export function rankHomes(homes: readonly Home[], { sort, order }: Order): Home[] {
  const figureOf = (home: Home) => (measures[sort]?.of(home) ?? Number.NaN) * (order === 'most' ? -1 : 1);

  return homes
    .filter((home) => !Number.isNaN(figureOf(home)))
    .toSorted((one, other) => figureOf(one) - figureOf(other));
}

/** A field or a feature of up to three homes, with the difference between two, or the total of their prices. */
export const home: BlockKind = {
  hint: 'one field or feature of a home ("about" describes it; "seller" names the agent who sells it), or of two or three side by side, by one figure or by "facts"; "total" adds up their prices',
  parameters: ({ homes }) => ({
    all: Type.Array(oneOf(homes.map(({ id }) => id))),
    field: oneOf([...Object.keys(homeFields), ...Object.keys(features), 'total']),
  }),
  render({ all = [], field = '' }, context) {
    const some = context.homes.filter(({ id }) => all.includes(id)).slice(0, 3);
    if (some.length === 0) return undefined;
    const texts = some.map((each) => homeText(each, field === 'total' ? 'price' : field, context));
    const isUnknown = !texts.some(Boolean);
    const lines = some.map((each, at) => texts[at] ?? notMentioned(each, context));

    return {
      text: [...lines, ...comparisonLines(some, field, context)].join('\n'),
      homes: some,
      ...(isUnknown && { isUnknown, offer: 'buying' }),
    };
  },
};

/** The text of a field or a feature of a home; undefined where its page does not mention it. */
function homeText(found: Home, field: string, context: Context) {
  const [said, ...more] = quotes(found).filter((text) => patterns.get(field)?.test(text));
  const room = more.find((text) => text.includes(' × ')) ?? more[0];
  const mention = said && [said, room].flatMap((each) => each?.replace(/\.$/, '') ?? []).join('; ');
  const values = homeValues(found, context);
  const text = sentence(rowOf(homeFields, field), values, context);
  if (text || mention) return text ?? say(context, 'mentions', { title: found.title, mention });

  // The orientation of a house tells where the sun rises and sets.
  return /^sun(?:rise|set)$/.test(field) ? sentence(homeFields.orientation, values, context) : undefined;
}

/** The texts to quote; not the description of a new listing, which is merely the name of its picture. */
const quotes = (found: Home) => textsOf(found).filter((text) => hasPage(found) || text !== found.description);

const notMentioned = (found: Home, context: Context) =>
  say(context, 'unsaid', { title: found.title, person: contactOf(sellerOf(found), context) });

function homeValues(found: Home, context: Context): Values {
  const { place, address = place, description, price, squareMeters = 0, squareFeet, type, mls } = found;
  const seller = sellerOf(found);
  const size = squareMeters ? sizeOf(found, ', ') : undefined;
  const perFoot = squareFeet ? `, ${dollars(price / squareFeet)} / sq ft` : '';
  const [first] = hasPage(found) ? description.split(/(?<=\.) /) : [`${type}, MLS ${mls}.`];

  return {
    ...(found as unknown as Values),
    address,
    status: found.status.toLowerCase(),
    price: dollars(price),
    ...pesosOf(price, context),
    extract: [...found.features.slice(0, 5), first].join('; '),
    size,
    more: [size, found.lot, found.year].map((each) => (each ? `; ${each}` : '')).join(''),
    perMeter: squareMeters ? `${dollars(price / squareMeters)} / m²${perFoot}` : undefined,
    seller: contactOf(seller, context),
    agent: seller && contactOf(seller, context),
    lotFeet: lotFeet(found),
    levels: planOf(found),
    levelCount: inLanguage(context, inWords(found.levels.length), String(found.levels.length)),
    inAll: rangeOf('in-all', found, context),
    keeping: rangeOf('keeping', found, context),
    monthly: rangeOf('keeping', found, context, 12),
    tax: rangeOf('property-tax', found, context),
    hoa: rangeOf('hoa', found, context),
    insurance: rangeOf('insurance', found, context),
    upkeep: rangeOf('upkeep', found, context),
    bankFee: rangeOf('bank-fee', found, context),
  };
}

function lotFeet({ lot }: Home) {
  const [, meters] = /([\d,]+) m²/.exec(lot ?? '') ?? [];

  return (
    meters && (Math.round((Number(meters.replace(',', '')) * 10.764) / 100) * 100).toLocaleString('en-US')
  );
}

const planOf = ({ levels }: Home) =>
  levels
    .map(
      ({ name, baths, rooms }) =>
        `${name}: ${rooms.map((room) => room.split(',')[0]).join(', ')}; ${baths} bathroom${baths === 1 ? '' : 's'}.`,
    )
    .join(' ') || undefined;

const groups = [costs.buying.rows, costs.keeping.rows];

/** Reports whether a written answer explains a cost that depends on the home. */
export const isCostFaq = (id = '') => groups.flat().some((cost) => cost.id === id);

function rangeOf(id: string, home: Priced, context: Context, parts = 1) {
  const cost = groups.flatMap((rows) => costLines(rows, home)).find((line) => line.id === id);
  const [low = '', high] = cost?.amounts.map((amount) => dollars(amount / parts)) ?? [];

  return low === high ? low : [low, high].join(inLanguage(context, ' to ', ' a '));
}

/** The text of a cost: its amounts for a home, or its share of any price; a community's fee only where the home says it. */
export function costText(id: string, home: (Priced & Pick<Home, 'title'>) | undefined, context: Context) {
  if (!isCostFaq(id)) return undefined;
  if (id === 'hoa') {
    const fee = home?.communityFee?.toLocaleString('en-US');

    return fee && say(context, 'fee', { title: home?.title, fee });
  }
  const { percent, sum = percent } = groups.flat().find((cost) => cost.id === id) ?? {};
  const per = /closing|acquisition|notary/.test(id) ? '' : inLanguage(context, ' a year', ' al año');
  if (home) return say(context, 'amount', { title: home.title, range: rangeOf(id, home, context), per });

  return say(context, 'share', { low: sum?.[0], high: sum?.[1] });
}

/** An amount in pesos, with the rate and its day; empty once the rate is too old. */
export function pesosOf(amount: number, context: Context): Values {
  const language = inLanguage(context, 'en-US', 'es-MX');
  const found = pesosFor(dollars(amount), context.now.getTime(), { language });

  return found ? { pesos: found.amount, rate: found.rate, day: found.day } : {};
}

function comparisonLines(some: readonly Home[], field: string, context: Context) {
  const sort = field === 'total' ? 'price' : field;
  const [one = 0, other = 0, third = 0] = some.map((each) => measures[sort]?.of(each));
  const isOfTwo = some.length === 2 && one > 0 && other > 0 && sort !== 'lot';
  const write = (value: number) =>
    /price|perMeter/.test(sort)
      ? dollars(value)
      : `${Number(value.toFixed(1))}${sort === 'size' ? ' m²' : ''}`;
  // Of amounts as they are shown.
  const [less = 0, more = 0] = [one, other].map((value) => (sort === 'perMeter' ? Math.round(value) : value));

  return [
    ...(isOfTwo ? [say(context, 'difference', { amount: write(Math.abs(less - more)) })] : []),
    ...(field === 'total' ? [say(context, 'together', { amount: write(one + other + third) })] : []),
  ];
}

/** A search for homes by area, price, rooms, size, year and features, or for the first by a measure. */
export const homes: BlockKind = {
  hint: 'a search: homes that fit all given fields; null for what was not asked for. sort and order find "the cheapest", "the largest"',
  parameters: () => ({
    ...Object.fromEntries(Object.keys(misses).map((name) => [name, nullable(Type.Number())])),
    ...Object.fromEntries(
      ['area', 'notIn'].map((name) => [name, nullable(oneOf([...areas, 'Pedregal', 'Palmilla']))]),
    ),
    ...Object.fromEntries(
      ['features', 'without'].map((name) => [name, nullable(Type.Array(oneOf(Object.keys(features))))]),
    ),
    sort: nullable(oneOf(Object.keys(measures))),
    order: nullable(oneOf(['most', 'least'])),
  }),
  render({ kind: _, sort, order, ...given }, context) {
    const filter: Filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    const found = findHomes(filter, context.homes);
    if (found.length === 0) return closest(filter, context);
    if (sort) return ranked(found, { sort, order: order ?? 'most' }, context);
    const isAny = isEmpty(filter);
    const shown = (isAny ? found.filter(hasPage) : found).slice(0, 4);
    const count = inLanguage(context, inWords(found.length), String(found.length));
    const [fitting] = fits.find(([, least]) => found.length >= least) ?? ['oneFits'];

    return listOf(shown, [isAny ? 'present' : fitting, { count }], context);
  },
};

const fits = [
  ['someMore', 5],
  ['someFit', 2],
] as const;

/** Lists only the names: the cards below show the rest. */
function listOf(shown: readonly Home[], [saying, values]: [Saying, Values], context: Context): Rendered {
  const searchMore = say(context, 'searchMore', { properties: claims.properties });
  const names = listed(
    context,
    shown.map(({ title }) => title),
  );
  const text = say(context, saying, { homes: names, searchMore, ...values });

  return { text: text.replace(/ +/g, ' ').trim(), homes: shown, page: '/properties' };
}

/** The reply where no home matches: the two closest, the nearer price first. */
function closest(filter: Filter, context: Context): Rendered {
  const { minPrice = 0, maxPrice = Infinity, area } = filter;
  const usual = (area && rowOf(areaGuide, area)?.prices) || '';
  const prices = inLanguage(context, usual, usual.replace(' to ', ' a ').replace('million', 'millones'));
  if (area && usual && findHomes({ area }, context.homes).length === 0)
    return { ...listOf([], ['noneThere', { area, prices }], context), offer: 'buying' };
  const beyond = ({ price }: Home) => Math.max(0, price - maxPrice, minPrice - price);
  const distance = (home: Home) => mismatch(filter, home) * 1e9 + beyond(home);
  const close = context.homes.toSorted((one, other) => distance(one) - distance(other)).slice(0, 2);
  const missing = say(context, area ? 'noneIn' : 'noneFits', { area });

  return { ...listOf(close, ['nearest', { missing }], context), offer: 'buying' };
}

/** The first by a measure; where it is a new listing, which has no page, also the first that has one. */
function ranked(from: readonly Home[], { sort, order }: Order, context: Context): Rendered | undefined {
  const known = rankHomes(from, { sort, order });
  const [first] = known;
  const measure = measures[sort];
  if (!first || !measure) return undefined;
  const best = known.filter((home) => measure.of(home) === measure.of(first)).slice(0, 4);
  const own = best.some(hasPage) ? [] : known.filter(hasPage).slice(0, 1);
  const named = ({ title, price, beds }: Home) =>
    say(context, 'named', { title, beds, price: dollars(price) });
  const [homes, other] = [best, own].map((some) => listed(context, some.map(named)));
  const values = {
    what: measure[context.language][order === 'most' ? 0 : 1],
    homes,
    value: /price|beds/.test(sort) ? '' : homeText(first, sort, context),
    own: other && say(context, 'ofOwn', { home: other }),
  };

  const isOfAll = from.length === context.homes.length;

  return listOf([...best, ...own], [isOfAll ? 'most' : 'mostOfThose', values], context);
}
