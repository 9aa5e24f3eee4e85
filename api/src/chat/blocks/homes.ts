import { features } from '@dosmares/content/chat/features';
import type { Saying } from '@dosmares/content/chat/sayings';
import { areas, claims, inWords } from '@dosmares/content/site';
import Type, { type TSchema } from 'typebox';
import { areasOf, dollars, type Home, hasPage } from '../homes.ts';
import {
  type Context,
  type Filter,
  inLanguage,
  type Kind,
  listed,
  type Order,
  oneOf,
  type Said,
  say,
  type Values,
} from './block.ts';
import { hasFeature, homeText } from './facts.ts';

/** Figures by which homes are ordered, and the names of both ends. */
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

/** How a home can miss a filter, by the filter's fields. */
const misses: {
  [Name in keyof Filter]-?: (home: Home, wanted: NonNullable<Filter[Name]>) => number | boolean;
} = {
  area: (home, area) => !areasOf(home).includes(area) && !home.place.includes(area),
  minPrice: ({ price }, least) => price < least,
  maxPrice: ({ price }, most) => price > most,
  minBeds: ({ beds }, least) => beds < least,
  maxBeds: ({ beds }, most) => beds > most,
  minBaths: ({ baths }, least) => baths < least,
  minSquareMeters: ({ squareMeters = 0 }, least) => squareMeters < least,
  builtFrom: ({ year = 0 }, first) => year < first,
  builtUntil: ({ year = Infinity }, last) => year > last,
  features: (home, ids) => ids.filter((id) => !hasFeature(home, id)).length,
};

/** Counts in how many ways a home misses a filter. */
const lacks = (filter: Filter, home: Home) =>
  Object.entries(filter).reduce(
    (sum, [name, wanted]) => sum + Number(misses[name as keyof Filter]?.(home, wanted as never) ?? 0),
    0,
  );

/** Returns the homes that fit a filter; what is no field of a filter is passed over. */
export const fitting = (filter: Filter, homes: readonly Home[]) =>
  homes.filter((home) => lacks(filter, home) === 0);

/** Puts homes in an order by a figure; without those of which the site does not tell it. */
export function inOrder(homes: readonly Home[], { sort, order }: Order): Home[] {
  const figureOf = (home: Home) => measures[sort]?.of(home);
  const sign = order === 'most' ? -1 : 1;

  return homes
    .filter((home) => figureOf(home) !== undefined)
    .toSorted((one, other) => sign * ((figureOf(one) ?? 0) - (figureOf(other) ?? 0)));
}

const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);

/** A search: homes by area, price, rooms, size, year and features, or the first by a figure. */
export const homes: Kind = {
  hint: 'a search: homes that fit all given fields; null for what was not asked for. sort and order find "the cheapest", "the largest"',
  takes: () => ({
    ...Object.fromEntries(Object.keys(misses).map((name) => [name, nullable(Type.Number())])),
    area: nullable(oneOf([...areas, 'Pedregal', 'Palmilla'])),
    features: nullable(Type.Array(oneOf(Object.keys(features)))),
    sort: nullable(oneOf(Object.keys(measures))),
    order: nullable(oneOf(['most', 'least'])),
  }),
  say({ kind: _, sort, order, ...given }, context) {
    const filter: Filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    const found = fitting(filter, context.homes);
    if (found.length === 0) return none(filter, context);
    if (sort) return ranked(found, { sort, order: order ?? 'most' }, context);
    const isAny = Object.keys(filter).length === 0;
    const shown = (isAny ? found.filter(hasPage) : found).slice(0, 4);
    const count = inLanguage(context, inWords(found.length), String(found.length));

    return listOf(isAny ? 'present' : (sayings[found.length] ?? 'someMore'), shown, { count }, context);
  },
};

/** What is said of so many homes that fit. */
const sayings: Readonly<Record<number, Saying>> = { 1: 'oneFits', 2: 'someFit', 3: 'someFit', 4: 'someFit' };

/** Only the names: the cards below tell the rest. */
function listOf(saying: Saying, shown: readonly Home[], values: Values, context: Context): Said {
  const searchMore = say(context, 'searchMore', { properties: claims.properties.text });
  const names = shown.map(({ title }) => title);
  const text = say(context, saying, { homes: listed(context, names), searchMore, ...values });

  return { text: text.replace(/ +/g, ' ').trim(), homes: shown, page: '/properties' };
}

/** What is said when no home fits: the two that miss least, the nearer price first. */
function none(filter: Filter, context: Context): Said {
  const { minPrice = 0, maxPrice = Infinity, area } = filter;
  const beyond = ({ price }: Home) => Math.max(0, price - maxPrice, minPrice - price);
  const distance = (home: Home) => lacks(filter, home) * 1e9 + beyond(home);
  const close = context.homes.toSorted((one, other) => distance(one) - distance(other)).slice(0, 2);
  const missing = say(context, area ? 'noneIn' : 'noneFits', { area });

  return { ...listOf('nearest', close, { missing }, context), offer: 'buying' };
}

/** The first by a figure; the homes of the report have no page, so that the first which has one is told, too. */
function ranked(from: readonly Home[], { sort, order }: Order, context: Context): Said | undefined {
  const known = inOrder(from, { sort, order });
  const [first] = known;
  const measure = measures[sort];
  if (!first || !measure) return undefined;
  const best = known.filter((home) => measure.of(home) === measure.of(first)).slice(0, 4);
  const own = best.some(hasPage) ? [] : known.filter(hasPage).slice(0, 1);
  const [homes = '', other] = [best, own].map((some) =>
    listed(
      context,
      some.map(({ title, price, beds }) => say(context, 'named', { title, beds, price: dollars(price) })),
    ),
  );
  const values = {
    ...{ what: measure[context.language][order === 'most' ? 0 : 1], homes },
    value: /price|beds/.test(sort) ? '' : homeText(first, sort, context),
    own: other && say(context, 'ofOwn', { home: other }),
  };

  return listOf('most', [...best, ...own], values, context);
}

/** Two or three homes side by side, how far two of them are apart, or their prices added up. */
export const compare: Kind = {
  hint: 'two or three homes side by side, by one figure or by "facts"; "total" adds up their prices',
  takes: (context) => ({
    all: Type.Array(oneOf(context.homes.map(({ id }) => id))),
    field: oneOf([...Object.keys(measures), 'pesos', 'facts', 'total']),
  }),
  say({ all = [], field = '' }, context) {
    const some = context.homes.filter(({ id }) => all.includes(id)).slice(0, 3);
    if (some.length < 2) return undefined;
    const sort = field === 'total' ? 'price' : field;
    const [one = 0, other = 0, third = 0] = some.map((home) => measures[sort]?.of(home));
    const write = (value: number) =>
      /price|perMeter/.test(sort) ? dollars(value) : `${Math.round(value)}${sort === 'size' ? ' m²' : ''}`;
    const isOfTwo = some.length === 2 && one > 0 && other > 0 && sort !== 'lot';
    const lines = [
      ...some.flatMap((home) => homeText(home, sort, context) ?? []),
      ...(isOfTwo ? [say(context, 'difference', { amount: write(Math.abs(one - other)) })] : []),
      ...(field === 'total' ? [say(context, 'together', { amount: write(one + other + third) })] : []),
    ];

    return { text: lines.join('\n'), homes: some };
  },
};
