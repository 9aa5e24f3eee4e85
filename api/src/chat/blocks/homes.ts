import { type FeatureId, features } from '@dosmares/content/chat/features';
import type { Saying } from '@dosmares/content/chat/sayings';
import { areas, claims, inWords } from '@dosmares/content/site';
import Type, { type TSchema } from 'typebox';
import { homeCard, pageLink } from '../cards.ts';
import { areasOf, dollars, type Home, hasPage } from '../homes.ts';
import {
  asked,
  type BlockOf,
  type Context,
  capital,
  type Filter,
  inLanguage,
  type Kind,
  listed,
  oneOf,
  type Said,
  say,
} from './block.ts';
import { hasFeature } from './home.ts';

/** Figures by which homes are ordered, and how visitors ask for the most and the least. */
// biome-ignore format: a table reads in columns
const measures = {
  perMeter: { of: ({ price, squareMeters }: Home) => squareMeters && price / squareMeters, en: ['the highest price per square meter', 'the lowest price per square meter'], es: ['el precio más alto por metro cuadrado', 'el precio más bajo por metro cuadrado'],
           most: String.raw`(most expensive|highest|priciest|mas car[ao]).{0,24}(per|por|a) (sq|m2|metro|foot)\w*`, least: String.raw`(cheapest|lowest|least|best|mas barat[ao]).{0,24}(per|por|a) (sq|m2|metro|foot)\w*` },
  lot:   { of: ({ lot }: Home) => (lot ? Number.parseFloat(lot) : undefined), en: ['the largest lot', 'the smallest lot'], es: ['el terreno más grande', 'el terreno más chico'],
           most: '(biggest|largest|most) (lot|plot|land|grounds|garden|yard)|(terreno|lote|jardin) mas grande', least: '(smallest) (lot|plot|land)|(terreno|lote) mas (chico|pequeno)' },
  beds:  { of: ({ beds }: Home) => beds, en: ['the most bedrooms', 'the fewest bedrooms'], es: ['más recámaras', 'menos recámaras'],
           most: '(most|(?<!or )more) (bed ?rooms|beds|rooms)|mas (recamaras|cuartos|habitaciones)', least: '(fewest|fewer|least) (bed ?rooms|beds|rooms)|menos (recamaras|cuartos|habitaciones)' },
  baths: { of: ({ baths }: Home) => baths, en: ['the most bathrooms', 'the fewest bathrooms'], es: ['más baños', 'menos baños'],
           most: '(most|(?<!or )more) (bath ?rooms|baths)|mas banos', least: '(fewest|fewer|least) (bath ?rooms|baths)|menos banos' },
  price: { of: ({ price }: Home) => price, en: ['the highest price', 'the lowest price'], es: ['el precio más alto', 'el precio más bajo'],
           most: String.raw`most expensive|more expensive|priciest|pricier|dearest|costliest|highest.?pric\w+|top price|costs? (the )?most|mas car[ao]s?|mas costos[ao]`, least: String.raw`cheap(est|er)?|least expensive|less expensive|lowest.?pric\w+|(more )?affordable|most affordable|lower price|costs? (the )?least|mas (barat|economic|accesible)\w*|menos car[ao]s?|barat[ao]s?|cuesta menos|economic[ao]s?` },
  year:  { of: ({ year }: Home) => year, en: ['the latest year of construction', 'the earliest year of construction'], es: ['la construcción más reciente', 'la construcción más antigua'],
           most: 'newe(st|r)|latest|most recent(ly built)?|mas (nueva|nuevo|reciente)s?', least: 'olde(st|r)|mas (vieja|antigua|viejo)s?' },
  size:  { of: ({ squareMeters }: Home) => squareMeters, en: ['the most space', 'the least space'], es: ['más metros', 'menos metros'],
           most: '(bigge(st|r)|large(st|r))(?! (lap )?pool)|most (space|spacious)|more (space|room)|roomier|mas (grande|amplia|espacio|metros)s?', least: 'smalle(st|r)|tiniest|less space|mas (chica|chico|pequena|pequeno)s?' },
} as const;

/** The id of a figure. */
type Measure = keyof typeof measures;

/** Finds by which figure a text orders homes, and whether it compares with one that was spoken of. */
export function orderIn(
  text: string,
): { sort: Measure; order: 'most' | 'least'; isRelative: boolean } | undefined {
  for (const [sort, row] of Object.entries(measures))
    for (const order of ['most', 'least'] as const) {
      const [found] = asked(row[order]).exec(text) ?? [];
      if (!found) continue;
      const isRelative =
        /er\b|\bmore\b|\bless\b|^(algo |una? )?(mas|menos)/.test(found) &&
        !/\b(la|el|las|los|cual|which|quien) (es |son |de |house |home |one )?(is |are )?(the )?(mas|menos|cheaper|bigger|larger|newer|older|more)/.test(
          text,
        );

      return { sort: sort as Measure, order, isRelative };
    }

  return undefined;
}

/** The figure of a home by which it is ordered. */
export const figureOf = (home: Home, sort: string) => measures[sort as Measure]?.of(home);

/** Writes a figure of a home. */
export function figureText(home: Home, sort: string, context: Context): string | undefined {
  const value = figureOf(home, sort);
  if (value === undefined) return undefined;
  const write: Readonly<Record<string, () => string>> = {
    price: () => dollars(value),
    perMeter: () => `${dollars(value)} / m²`,
    size: () => `${value.toLocaleString('en-US')} m²`,
    lot: () => say(context, 'lot', { value: home.lot }),
  };

  return write[sort]?.() ?? say(context, sort as Saying, { value });
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
  without: (home, ids) => ids.filter((id) => hasFeature(home, id)).length,
};

/** Counts in how many ways a home misses a filter. */
const lacks = (filter: Filter, home: Home) =>
  Object.entries(filter).reduce(
    (sum, [name, wanted]) => sum + Number(misses[name as keyof Filter]?.(home, wanted as never) ?? 0),
    0,
  );

/** Returns the homes that fit a filter. */
export const fitting = (filter: Filter, homes: readonly Home[]) =>
  homes.filter((home) => lacks(filter, home) === 0);

const mostShown = 4;
const limits = [
  'minPrice',
  'maxPrice',
  'minBeds',
  'maxBeds',
  'minBaths',
  'minSquareMeters',
  'builtFrom',
  'builtUntil',
];
const nullable = (schema: TSchema) => Type.Union([schema, Type.Null()]);

/** A search: homes by area, price, rooms, size, year and features, or the first by a figure. */
export const homes: Kind<BlockOf<'homes'>> = {
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
    if (sort)
      return ranked(
        found.length > 0 ? found : context.homes,
        { sort: sort as Measure, order: order ?? 'most' },
        context,
      );
    if (found.length === 0) return none(filter, context);
    if (Object.keys(filter).length === 0)
      return listOf(found.filter(hasPage), found.length, 'present', context);
    if (found.length === 1) return listOf(found, 1, 'oneFits', context);

    return listOf(found, found.length, found.length > mostShown ? 'someMore' : 'someFit', context);
  },
  choose({ filter, order, isSearch }) {
    if (order) return [{ kind: 'homes', ...filter, sort: order.sort, order: order.order }];

    return isSearch || Object.keys(filter).length > 0 ? [{ kind: 'homes', ...filter }] : undefined;
  },
};

const named = ({ title, price, beds }: Home, context: Context) =>
  say(context, 'named', { title, price: dollars(price), beds });
/** Only the names: the cards below tell the rest. */
const namesOf = (some: readonly Home[], { language }: Context) =>
  listed(
    language,
    some.map(({ title }) => title),
  );
const searchMore = (context: Context) => say(context, 'searchMore', { properties: claims.properties.text });

function listOf(found: readonly Home[], all: number, saying: Saying, context: Context): Said {
  const shown = found.slice(0, mostShown);
  const [first] = shown;
  const count = inLanguage(context, capital(inWords(all)), String(all));

  return {
    text: say(context, saying, { homes: namesOf(shown, context), count, searchMore: searchMore(context) }),
    cards: shown.map((home) => homeCard(home, context)),
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
  const wanted = listed(
    context.language,
    ids.filter((id) => id !== 'rare').flatMap((id) => features[id as FeatureId]?.[context.language] ?? []),
    'disjunction',
  );
  const missing = area
    ? say(context, 'noneIn', { area })
    : say(context, wanted ? 'noneSays' : 'noneFits', { features: wanted });

  return {
    text: say(context, 'nearest', {
      missing,
      homes: namesOf(close, context),
      searchMore: searchMore(context),
    }),
    cards: close.map((home) => homeCard(home, context)),
    links: [pageLink('/properties', context)],
    offer: 'buying',
  };
}

function ranked(
  from: readonly Home[],
  { sort, order }: { sort: Measure; order: 'most' | 'least' },
  context: Context,
): Said | undefined {
  const measure = measures[sort];
  const sign = order === 'most' ? -1 : 1;
  const known = from
    .filter((home) => measure.of(home) !== undefined)
    .toSorted((one, other) => sign * ((measure.of(one) ?? 0) - (measure.of(other) ?? 0)));
  const [first] = known;
  if (!first) return undefined;
  const best = known.filter((home) => measure.of(home) === measure.of(first)).slice(0, mostShown);
  const what = measure[context.language][order === 'most' ? 0 : 1];
  const value = sort === 'price' || sort === 'beds' ? '' : ` (${figureText(first, sort, context)})`;
  const most = say(context, 'most', {
    what,
    value,
    homes: listed(
      context.language,
      best.map((home) => named(home, context)),
    ),
  });
  // The homes of the report have no page; the one that has is told, too.
  const own = hasPage(first) ? undefined : known.find(hasPage);

  return {
    text: own ? say(context, 'mostOfOwn', { most, home: named(own, context) }) : most,
    cards: [...best, ...(own ? [own] : [])].map((home) => homeCard(home, context)),
    ...(best.length === 1 && { home: first }),
  };
}
