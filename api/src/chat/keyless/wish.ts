import { unspoken } from '@dosmares/content/chat/vocabulary';
import { type Home, homes, ownHomes } from '../facts/homes.ts';
import { isTurnedDown } from '../reading/names/turned-down.ts';
import { has, isFeature } from '../reading/search.ts';
import type { Focus } from './focus.ts';
import type { Turn } from './turn.ts';

/** A visitor's wish for a home. */
export interface Wish {
  minPrice: number;
  /** Highest price of a home that fits; a little more than the budget. */
  maxPrice: number;
  budget: number;
  /** Whether the visitor named a price. */
  hasPrice: boolean;
  beds: number;
  /** Upper limit of the bedrooms: stated, or two more than are asked for. */
  mostBeds: number;
  baths: number;
  builtFrom: number;
  /** Areas, any of which will do. */
  areas: readonly string[];
  /** Named homes among which the visitor chooses. */
  among: readonly Home[];
  features: readonly string[];
  /** Features that the home must not have. */
  without: readonly string[];
}

/** Factor by which a home may exceed the budget. */
const stretch = 1.05;

/** What was wished for earlier in the conversation. */
type Wished = Pick<Focus, 'wish' | 'features'>;

/** Reads the wish of a message, together with the earlier wish. */
export function wishOf({ ask, focus }: { ask: Turn['ask']; focus: Wished }): Wish {
  const said = { ...earlier(focus, ask.amounts), ...meantInstead(ask, focus), ...ask.amounts };
  const {
    minPrice = 0,
    maxPrice,
    budget,
    beds = 0,
    bedsAtLeast,
    bedsAtMost,
    baths = 0,
    guests = 0,
    builtFrom = 0,
  } = said;

  return {
    minPrice,
    maxPrice: maxPrice ?? (budget ? budget * stretch : Infinity),
    budget: maxPrice ?? budget ?? Infinity,
    hasPrice: (maxPrice ?? budget ?? minPrice) > 0,
    // Two guests to a bedroom.
    beds: Math.max(beds, Math.ceil(guests / 2)),
    mostBeds: bedsAtMost ?? (beds > 0 && !bedsAtLeast ? beds + 2 : Infinity),
    baths,
    builtFrom,
    areas: ask.areas.filter((area) => !isTurnedDown(area, ask.plain)),
    among: ask.homes,
    features: wanted(ask, focus),
    without: featuresIn(ask).filter((word) => isTurnedDown(word, ask.plain)),
  };
}

/**
 * Returns the features that are wanted: "not a condo, I want a house with a pool". A message that names none but a figure
 * goes on from those wished for before: "under 5 million".
 */
export function wanted(ask: Turn['ask'], { features: before }: Wished): readonly string[] {
  const features = featuresIn(ask);
  const goesOn = features.length === 0 && Object.keys(ask.amounts).length > 0;

  return goesOn ? before : features.filter((word) => !isTurnedDown(word, ask.plain));
}

const featuresIn = ({ plain }: Turn['ask']) => [...new Set(plain.filter(isFeature))];

/** Returns the number of bedrooms of a correction: "sorry, I meant 5". */
function meantInstead({ plain }: Turn['ask'], { wish }: Wished) {
  const figure = plain.find((word) => /^\d{1,2}$/.test(word));

  return wish.beds && figure ? { beds: Number(figure) } : {};
}

/** Returns the earlier wish, without its price when the message names a new one. */
function earlier({ wish }: Wished, said: Turn['ask']['amounts']) {
  const { minPrice, maxPrice, budget, ...rest } = wish;
  const isPriced = said.minPrice ?? said.maxPrice ?? said.budget;

  return isPriced
    ? rest
    : { ...rest, ...(minPrice && { minPrice }), ...(maxPrice && { maxPrice }), ...(budget && { budget }) };
}

/** Reports whether a wish names no property in which homes differ. */
export const isEmpty = ({ hasPrice, beds, mostBeds, baths, builtFrom, areas, among, features }: Wish) =>
  !hasPrice &&
  beds === 0 &&
  mostBeds === Infinity &&
  baths === 0 &&
  builtFrom === 0 &&
  areas.length === 0 &&
  among.length === 0 &&
  features.length === 0;

/**
 * Returns the distance of a home from a wish; 0 when it fits. A room counts as much as a feature, or as a fifth of
 * the price.
 */
export function distance(home: Home, wish: Wish): number {
  const tooDear = Math.max(0, home.price / wish.maxPrice - 1);
  const tooCheap = wish.minPrice > 0 ? Math.max(0, 1 - home.price / wish.minPrice) : 0;
  const rooms = Math.max(0, wish.beds - home.beds) + Math.max(0, wish.baths - Math.ceil(home.baths));
  const lacking = wish.features.filter((feature) => !has(home, feature)).length;
  const turnedDown = wish.without.filter((feature) => has(home, feature)).length;
  const isElsewhere =
    wish.areas.length > 0 &&
    !wish.areas.some((area) => home.location.includes(area) || home.fullLocation.includes(area));

  return (
    5 * (tooDear + tooCheap) +
    rooms +
    lacking +
    2 * turnedDown +
    Math.max(0, home.beds - wish.mostBeds) / 2 +
    (isElsewhere ? 2 : 0) +
    // The year of homes of the report is not known.
    (wish.builtFrom > 0 && (home.year ?? 0) < wish.builtFrom ? 1 : 0) +
    (wish.among.length > 0 && !wish.among.includes(home) ? 2 : 0)
  );
}

const mostShown = 3;

/** Returns the homes that fit a wish, or those nearest to it. */
export function homesFor(wish: Wish): { fits: boolean; found: readonly Home[] } {
  const from = !isEmpty({ ...wish, among: [] }) ? homes : ownHomes;
  const fitting = from.filter((home) => distance(home, wish) === 0);
  if (fitting.length > 0) {
    const exact = wish.mostBeds < Infinity ? fitting.filter(({ beds }) => beds === wish.beds) : [];

    return { fits: true, found: ordered(exact.length > 0 ? exact : fitting, wish).slice(0, mostShown) };
  }
  // Without prices, many are equally near: those that cost least beyond the wish come first.
  const beyond = ({ price }: Home) =>
    Math.max(0, price - (wish.maxPrice < Infinity ? wish.maxPrice : price), wish.minPrice - price);
  const acceptable = homes.filter((home) => !wish.without.some((feature) => has(home, feature)));
  const byDistance = (from: Wish) =>
    (acceptable.length > 0 ? acceptable : homes).toSorted(
      (one, other) => distance(one, from) - distance(other, from) || beyond(one) - beyond(other),
    );
  const atAnyPrice = byDistance({ ...wish, minPrice: 0, maxPrice: wish.maxPrice * 100 });

  return { fits: false, found: [...new Set([...byDistance(wish).slice(0, 1), ...atAnyPrice])].slice(0, 2) };
}

/**
 * Orders homes by price when the visitor named one: the first uses most of the budget, and those a little above it come
 * last.
 */
const ordered = (fitting: readonly Home[], { hasPrice, budget }: Wish) =>
  hasPrice
    ? fitting.toSorted(
        (one, other) => Number(one.price > budget) - Number(other.price > budget) || other.price - one.price,
      )
    : fitting;

/** Reports whether the message asks for a quality that the content does not mention. */
export const unmet = ({ ask }: Pick<Turn, 'ask'>) => ask.words.some((word) => qualities.has(word));

const qualities: ReadonlySet<string> = new Set(unspoken.split(/\s+/));
