import { type FeatureId, features } from '@dosmares/content/chat/features';
import type { Saying } from '@dosmares/content/chat/sayings';
import { areas, claims, inWords } from '@dosmares/content/site';
import Type, { type TSchema } from 'typebox';
import { homeCard, pageLink } from '../cards.ts';
import { areasOf, dollars, type Home, hasPage, sizeOf } from '../homes.ts';
import {
  type Context,
  capital,
  type End,
  type Filter,
  inLanguage,
  type Kind,
  listed,
  oneOf,
  type Said,
  say,
} from './block.ts';
import { hasFeature } from './home.ts';
import { pesosOf } from './rate.ts';

/** Figures by which homes are ordered and compared: their value, how it is written, and the names of both ends. */
// biome-ignore format: a table reads in columns
export const measures: Readonly<Record<string, Measure>> = {
  perMeter: { of: ({ price, squareMeters }) => squareMeters && price / squareMeters, write: (value) => `${dollars(value)} / m²`, en: ['the highest price per square meter', 'the lowest price per square meter'], es: ['el precio más alto por metro cuadrado', 'el precio más bajo por metro cuadrado'] },
  price: { of: ({ price }) => price, write: dollars,                                  en: ['the highest price', 'the lowest price'],     es: ['el precio más alto', 'el precio más bajo'] },
  beds:  { of: ({ beds }) => beds,                                                    en: ['the most bedrooms', 'the fewest bedrooms'],  es: ['más recámaras', 'menos recámaras'] },
  baths: { of: ({ baths }) => baths,                                                  en: ['the most bathrooms', 'the fewest bathrooms'], es: ['más baños', 'menos baños'] },
  size:  { of: ({ squareMeters }) => squareMeters, write: (value) => `${value.toLocaleString('en-US')} m²`, en: ['the most space', 'the least space'], es: ['más metros', 'menos metros'] },
  lot:   { of: ({ lot }) => (lot ? Number.parseFloat(lot) : undefined),               en: ['the largest lot', 'the smallest lot'],       es: ['el terreno más grande', 'el terreno más chico'] },
  year:  { of: ({ year }) => year, en: ['the latest year of construction', 'the earliest year of construction'], es: ['la construcción más reciente', 'la construcción más antigua'] },
};

interface Measure {
  of: (home: Home) => number | undefined;
  write?: (value: number) => string;
  en: readonly [string, string];
  es: readonly [string, string];
}

/** Writes a figure of a home; undefined for one that the site does not tell. */
function figureText(home: Home, sort: string, context: Context): string | undefined {
  const value = measures[sort]?.of(home);
  if (value === undefined) return undefined;
  if (sort === 'size') return sizeOf(home, ', ');

  return (
    measures[sort]?.write?.(value) ??
    say(context, sort as Saying, { value: sort === 'lot' ? home.lot : value })
  );
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

const mostShown = 4;
const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);
const limits = 'minPrice maxPrice minBeds maxBeds minBaths minSquareMeters builtFrom builtUntil'.split(' ');

/** A search: homes by area, price, rooms, size, year and features, or the first by a figure. */
export const homes: Kind<{ kind: 'homes'; sort?: string; order?: End } & Filter> = {
  hint: 'a search: homes that fit all given fields; null for what was not asked for. sort and order find "the cheapest", "the largest"',
  fields: () => ({
    area: nullable(oneOf([...areas, 'Pedregal', 'Palmilla'])),
    ...Object.fromEntries(limits.map((name) => [name, nullable(Type.Number())])),
    features: nullable(Type.Array(oneOf(Object.keys(features)))),
    sort: nullable(oneOf(Object.keys(measures))),
    order: nullable(oneOf(['most', 'least'])),
  }),
  render({ kind: _, sort, order, ...given }, context) {
    const filter: Filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null));
    const found = fitting(filter, context.homes);
    if (found.length === 0) return none(filter, context);
    if (sort) return ranked(found, { sort, order: order ?? 'most' }, context);
    if (Object.keys(filter).length === 0)
      return listOf(found.filter(hasPage), found.length, 'present', context);
    const saying = found.length === 1 ? 'oneFits' : found.length > mostShown ? 'someMore' : 'someFit';

    return listOf(found, found.length, saying, context);
  },
};

/** Only the names: the cards below tell the rest. */
const namesOf = (some: readonly Home[], context: Context) =>
  listed(
    context,
    some.map(({ title }) => title),
  );
const searchMore = (context: Context) => say(context, 'searchMore', { properties: claims.properties.text });
const cardsOf = (some: readonly Home[], context: Context) => some.map((home) => homeCard(home, context));

function listOf(found: readonly Home[], all: number, saying: Saying, context: Context): Said {
  const shown = found.slice(0, mostShown);
  const [first] = shown;
  const count = inLanguage(context, capital(inWords(all)), String(all));

  return {
    text: say(context, saying, { homes: namesOf(shown, context), count, searchMore: searchMore(context) }),
    cards: cardsOf(shown, context),
    ...(all === 1 && first && { home: first }),
    links: all > shown.length ? [pageLink('/properties', context)] : [],
  };
}

/** What is said when no home fits: the two that miss least, the nearer price first. */
function none(filter: Filter, context: Context): Said {
  const { minPrice = 0, maxPrice = Infinity, area, features: ids = [] } = filter;
  const beyond = ({ price }: Home) => Math.max(0, price - maxPrice, minPrice - price);
  const close = context.homes
    .toSorted((one, other) => lacks(filter, one) - lacks(filter, other) || beyond(one) - beyond(other))
    .slice(0, 2);
  const names = ids.flatMap((id) => features[id as FeatureId]?.[context.language] ?? []);
  const saying = area ? 'noneIn' : names.length > 0 ? 'noneSays' : 'noneFits';
  const missing = say(context, saying, { area, features: listed(context, names, 'disjunction') });
  const homes = namesOf(close, context);

  return {
    text: say(context, 'nearest', { missing, homes, searchMore: searchMore(context) }),
    cards: cardsOf(close, context),
    links: [pageLink('/properties', context)],
    offer: 'buying',
  };
}

function ranked(
  from: readonly Home[],
  { sort, order }: { sort: string; order: End },
  context: Context,
): Said | undefined {
  const measure = measures[sort];
  const known = inOrder(from, { sort, order });
  const [first] = known;
  if (!first || !measure) return undefined;
  const best = known.filter((home) => measure.of(home) === measure.of(first)).slice(0, mostShown);
  const named = ({ title, price, beds }: Home) =>
    say(context, 'named', { title, price: dollars(price), beds });
  const most = say(context, 'most', {
    what: measure[context.language][order === 'most' ? 0 : 1],
    value: sort === 'price' || sort === 'beds' ? '' : ` (${figureText(first, sort, context)})`,
    homes: listed(context, best.map(named)),
  });
  // The homes of the report have no page; the one that has is told, too.
  const own = hasPage(first) ? undefined : known.find(hasPage);

  return {
    text: own ? say(context, 'mostOfOwn', { most, home: named(own) }) : most,
    cards: cardsOf([...best, ...(own ? [own] : [])], context),
    ...(best.length === 1 && { home: first }),
  };
}

/** Puts homes in an order by a figure; without those of which the site does not tell it. */
export function inOrder(
  from: readonly Home[],
  { sort, order }: { sort: string; order: End },
): readonly Home[] {
  const figureOf = (home: Home) => measures[sort]?.of(home);
  const sign = order === 'most' ? -1 : 1;

  return from
    .filter((home) => figureOf(home) !== undefined)
    .toSorted((one, other) => sign * ((figureOf(one) ?? 0) - (figureOf(other) ?? 0)));
}

/** The figures that are told of homes side by side. */
const compared = Object.keys(measures).filter((name) => name !== 'perMeter');

/** Two or three homes side by side, or their prices added up. */
export const compare: Kind<{ kind: 'compare'; homes: readonly string[]; field: string }> = {
  hint: 'two or three homes side by side, by one figure or by all; "total" adds up their prices',
  fields: (context) => ({
    homes: Type.Array(oneOf(context.homes.map(({ id }) => id))),
    field: oneOf([...Object.keys(measures), 'pesos', 'all', 'total']),
  }),
  render({ homes: ids, field }, context) {
    const some = context.homes.filter(({ id }) => ids.includes(id)).slice(0, 3);
    if (some.length < 2) return undefined;
    const sort = field === 'total' ? 'price' : field;
    const lines = some.map((home) => {
      const { pesos } = pesosOf(home.price, context);
      const told =
        field === 'pesos'
          ? [pesos ? `${dollars(home.price)} (MXN ${pesos})` : dollars(home.price)]
          : (field === 'all' ? compared : [sort]).flatMap((each) => figureText(home, each, context) ?? []);

      return `${home.title}: ${listed(context, told)}.`;
    });
    const values = some.map((home) => (sort === 'lot' ? undefined : measures[sort]?.of(home)) ?? Number.NaN);
    const [apart, sum] = [
      Math.abs((values[0] ?? 0) - (values[1] ?? 0)),
      values.reduce((one, other) => one + other),
    ];
    const write = (amount: number) => measures[sort]?.write?.(amount) ?? String(amount);
    if (some.length === 2 && !Number.isNaN(apart))
      lines.push(say(context, 'difference', { amount: write(apart) }));
    if (field === 'total') lines.push(say(context, 'together', { amount: write(sum) }));

    return { text: lines.join('\n'), cards: cardsOf(some, context) };
  },
};
