import { type FeatureId, features } from '@dosmares/content/chat/features';
import { areas, claims } from '@dosmares/content/site';
import Type from 'typebox';
import { homeCard, pageLink } from '../cards.ts';
import { areasOf, dollars, type Home, hasPage } from '../homes.ts';
import {
  asked,
  type BlockOf,
  type Context,
  type Filter,
  inLanguage,
  type Kind,
  listed,
  oneOf,
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

/** Returns the homes that fit a filter. */
export const fitting = (filter: Filter, homes: readonly Home[]) =>
  homes.filter((home) => lacks(filter, home) === 0);

/** Counts in how many ways a home misses a filter. */
function lacks(filter: Filter, home: Home): number {
  const {
    area,
    minPrice = 0,
    maxPrice = Infinity,
    minBeds = 0,
    maxBeds = Infinity,
    minBaths = 0,
    minSquareMeters = 0,
    builtFrom,
    builtUntil,
  } = filter;

  return [
    area !== undefined &&
      !areasOf(home).includes(area) &&
      !home.place.toLowerCase().includes(area.toLowerCase()),
    home.price < minPrice || home.price > maxPrice,
    home.beds < minBeds || home.beds > maxBeds,
    home.baths < minBaths,
    minSquareMeters > 0 && (home.squareMeters ?? 0) < minSquareMeters,
    builtFrom !== undefined && (home.year ?? 0) < builtFrom,
    builtUntil !== undefined && (home.year ?? 9999) > builtUntil,
    ...(filter.features ?? []).map((id) => !hasFeature(home, id)),
    ...(filter.without ?? []).map((id) => hasFeature(home, id)),
  ].filter(Boolean).length;
}

const mostShown = 4;

/** The homes nearest to a filter that none fits: those that miss it least, then those whose price is nearest. */
function nearest(filter: Filter, homes: readonly Home[]) {
  const { minPrice = 0, maxPrice = Infinity } = filter;
  const beyond = ({ price }: Home) => Math.max(0, price - maxPrice, minPrice - price);
  const ranked = homes.toSorted(
    (one, other) => lacks(filter, one) - lacks(filter, other) || beyond(one) - beyond(other),
  );

  return ranked.slice(0, 2);
}

/** A search: homes by area, price, rooms, size, year and features, or the first by a figure. */
export const homes: Kind<BlockOf<'homes'>> = {
  hint: 'a search: homes that fit all given fields; null for what was not asked for. sort and order find "the cheapest", "the largest"',
  fields: () => ({
    area: nullable(oneOf([...areas, 'Pedregal', 'Palmilla'])),
    ...Object.fromEntries(
      [
        'minPrice',
        'maxPrice',
        'minBeds',
        'maxBeds',
        'minBaths',
        'minSquareMeters',
        'builtFrom',
        'builtUntil',
      ].map((name) => [name, nullable(Type.Number())]),
    ),
    features: nullable(Type.Array(oneOf(Object.keys(features)))),
    sort: nullable(oneOf(Object.keys(measures))),
    order: nullable(oneOf(['most', 'least'])),
  }),
  render({ kind: _, sort, order = 'most', ...given }, context) {
    const filter = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== null && value !== undefined),
    ) as Filter;
    const isOpen = Object.keys(filter).length === 0;
    const found = fitting(filter, context.homes);
    if (sort)
      return ranked(found.length > 0 ? found : context.homes, { sort: sort as Measure, order }, context);
    if (found.length === 0) return none(filter, context);

    const own = found.filter(hasPage);
    const shown = (isOpen && own.length > 0 ? own : found).slice(0, mostShown);
    const more = (isOpen ? own.length : found.length) - shown.length;
    const names = listed(
      context.language,
      shown.map((home) => named(home, context)),
    );
    const count = inLanguage(
      context,
      numerals[shown.length + more] ?? String(shown.length + more),
      numerales[shown.length + more] ?? String(shown.length + more),
    );
    const text =
      shown.length === 1
        ? inLanguage(
            context,
            `One home that we present fits: ${names}.`,
            `Una casa que presentamos queda: ${names}.`,
          )
        : isOpen
          ? inLanguage(context, `We present these homes: ${names}.`, `Presentamos estas casas: ${names}.`)
          : inLanguage(
              context,
              `${count} of the homes that we present fit: ${names}${more > 0 ? `, and ${more} more` : ''}.`,
              `${count} de las casas que presentamos quedan: ${names}${more > 0 ? ` y ${more} más` : ''}.`,
            );

    return {
      text: isOpen || more > 0 ? `${text} ${searchMore(context)}` : text,
      cards: shown.map((home) => homeCard(home, context)),
      ...(shown.length === 1 && shown[0] && { home: shown[0] }),
      links: isOpen || more > 0 ? [pageLink('/properties', context)] : [],
    };
  },
  choose(reading) {
    const { filter, order, isSearch, context } = reading;
    if (order) return [{ kind: 'homes', ...filter, sort: order.sort, order: order.order }];
    if (Object.keys(filter).length > 0) return [{ kind: 'homes', ...filter }];

    return isSearch && context.homes.length > 0 ? [{ kind: 'homes' }] : undefined;
  },
};

const numerals = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const numerales = ['', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis'];
const nullable = (schema: object) => Type.Union([schema as never, Type.Null()]);

const named = ({ title, price, beds }: Home, context: Context) =>
  inLanguage(
    context,
    `${title} at ${dollars(price)} with ${beds} bedrooms`,
    `${title} en ${dollars(price)} con ${beds} recámaras`,
  );

const searchMore = (context: Context) =>
  inLanguage(
    context,
    `The listing search covers ${claims.properties.text} more.`,
    `La búsqueda cubre ${claims.properties.text} más.`,
  );

function none(filter: Filter, context: Context) {
  const close = nearest(filter, context.homes);
  const names = listed(
    context.language,
    close.map((home) => `${named(home, context)}, ${home.place}`),
  );
  const wanted = [...(filter.features ?? [])]
    .map((id) => features[id as FeatureId]?.[context.language])
    .filter((name) => name && !/^(that|eso)$/.test(name));
  const missing = filter.area
    ? inLanguage(
        context,
        `We work in ${filter.area}, but none of the homes we present there fits.`,
        `Trabajamos en ${filter.area}, pero ninguna de las casas que presentamos ahí queda.`,
      )
    : inLanguage(
        context,
        `None of the homes we present fits ${wanted.length > 0 ? `everything; not every page mentions ${listed('en', wanted as string[], 'disjunction')}` : 'all of that'}.`,
        `Ninguna de las casas que presentamos cumple todo${wanted.length > 0 ? `; no toda página menciona ${listed('es', wanted as string[], 'disjunction')}` : ''}.`,
      );

  return {
    text: `${missing} ${inLanguage(context, `These come nearest: ${names}.`, `Estas se acercan más: ${names}.`)} ${searchMore(context)} ${inLanguage(context, 'An agent can look for you, too.', 'Un asesor también puede buscar por usted.')}`,
    cards: close.map((home) => homeCard(home, context)),
    links: [pageLink('/properties', context)],
    offer: 'buying' as const,
    ...(close.length === 1 && close[0] && { home: close[0] }),
  };
}

function ranked(
  from: readonly Home[],
  { sort, order }: { sort: Measure; order: 'most' | 'least' },
  context: Context,
) {
  const measure = measures[sort];
  const sign = order === 'most' ? -1 : 1;
  const known = from
    .filter((home) => measure.of(home) !== undefined)
    .toSorted((one, other) => sign * ((measure.of(one) ?? 0) - (measure.of(other) ?? 0)));
  const first = known[0];
  if (!first) return undefined;
  const best = known.filter((home) => measure.of(home) === measure.of(first)).slice(0, mostShown);
  const names = listed(
    context.language,
    best.map((home) => named(home, context)),
  );
  const what = measure[context.language][order === 'most' ? 0 : 1];
  const own = hasPage(first) ? undefined : known.find(hasPage);
  const value =
    sort === 'perMeter'
      ? ` (${dollars(first.price / (first.squareMeters ?? 1))})`
      : sort === 'lot'
        ? ` (${first.lot})`
        : sort === 'year'
          ? ` (${first.year})`
          : sort === 'size'
            ? ` (${first.squareMeters} m²)`
            : sort === 'baths'
              ? ` (${first.baths})`
              : '';

  return {
    text: inLanguage(
      context,
      `Of the homes we present, ${what}${value} has: ${names}.${own ? ` Of those with a page of their own: ${named(own, context)}.` : ''}`,
      `De las casas que presentamos, ${what}${value}: ${names}.${own ? ` De las que tienen página propia: ${named(own, context)}.` : ''}`,
    ),
    cards: [...best, ...(own ? [own] : [])].map((home) => homeCard(home, context)),
    ...(best.length === 1 && { home: first }),
  };
}
