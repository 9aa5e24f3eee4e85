import type { Saying } from '@dosmares/content/chat/sayings-en';
import { type Home, homes, ownHomes } from '../../facts/homes.ts';
import { says } from '../../reading/reading.ts';
import { isFeature, peopleFor, sayingOf } from '../../reading/search.ts';
import { homesMeant } from '../meant.ts';
import { type Answer, type Handler, ofHome, ofPerson, say, type Turn } from '../turn.ts';
import { distance, homesFor, isEmpty, unmet, type Wish, wishOf } from '../wish.ts';
import { linesOf } from './about-home.ts';

/** Finds homes by price, rooms, area and features; the nearest ones when none fits. */
const find: Handler = (turn) => {
  const wish = wishOf(turn);
  if (says(turn.ask, 'else', 'another', 'others', 'otra', 'otras', 'opcion')) return others(turn, wish);
  if (isEmpty(wish))
    return unmet(turn)
      ? { ...nearest(turn, ownHomes), people: specialists(turn) }
      : { homes: ownHomes, lines: [say(turn, 'homes'), ...linesOf(turn, ownHomes)] };
  const { fits, found } = homesFor(wish);
  const isElsewhere =
    wish.area !== undefined && !homes.some(({ fullLocation }) => fullLocation.includes(wish.area ?? ''));
  if (isElsewhere) {
    const persons = peopleFor(turn.ask.plain).slice(0, 1);
    const area = { area: wish.area };

    return {
      people: persons,
      lines: [
        say(turn, 'noneIn', area),
        ...persons.map((person) => `${say(turn, 'suited')} ${ofPerson(turn, 'personLine', person)}`),
      ],
    };
  }
  if (!fits) return { ...nearest(turn, found), people: specialists(turn) };

  return {
    homes: found,
    lines: [
      say(turn, 'fitting'),
      ...found.map((home) =>
        [ofHome(turn, 'homeLine', home), because(home, wish.features)].filter(Boolean).join(' '),
      ),
      ...(unmet(turn) ? [say(turn, 'notMentioned')] : []),
    ],
  };
};

/** Returns homes that have not been shown yet, the nearest to the wish first. */
function others(turn: Turn, wish: Wish): Answer {
  const found = homes
    .filter((home) => !turn.focus.homes.includes(home) || turn.focus.homes === turn.focus.listed)
    .toSorted((one, other) => distance(one, wish) - distance(other, wish))
    .slice(0, 2);

  return { homes: found, lines: [say(turn, 'others'), ...linesOf(turn, found), say(turn, 'search')] };
}

function nearest(turn: Turn, found: readonly Home[]): Answer {
  const [person] = specialists(turn);

  return {
    homes: found,
    lines: [
      say(turn, 'nearest'),
      ...linesOf(turn, found),
      say(turn, 'search'),
      ...(person ? [`${say(turn, 'suited')} ${ofPerson(turn, 'personLine', person)}`] : []),
    ],
  };
}

const specialists = ({ ask }: Turn) => peopleFor(ask.plain.filter((word) => !isFeature(word))).slice(0, 1);

function because(home: Home, features: readonly string[]) {
  const found = features.length > 0 ? sayingOf(home, features) : undefined;

  return found && found.said !== home.type ? `${found.said}.` : '';
}

type Rank = readonly [by: (home: Home) => number, also?: 'lot' | 'year' | 'size'];

// biome-ignore format: a table reads in columns
const ranks = {
  cheapest:   [({ price }) => price],
  dearest:    [({ price }) => -price],
  largest:    [({ metres = 0 }) => -metres],
  smallest:   [({ metres = Infinity }) => metres],
  largestLot: [({ lot = '' }) => -Number.parseFloat(lot), 'lot'],
  newest:     [({ year = 0 }) => -year, 'year'],
  oldest:     [({ year = Infinity }) => year, 'year'],
} as const satisfies Record<string, Rank>;

/**
 * Returns a handler for the cheapest, largest or newest home; among those named or discussed if there are several.
 */
const ranked =
  (name: keyof typeof ranks): Handler =>
  (turn) => {
    const [by, also]: Rank = ranks[name];
    const meant = homesMeant(turn);
    const among = meant.length > 0 && isAmong(turn, meant) ? meant : wished(turn, also);
    const home = first(among, by);

    return (
      home && {
        homes: [home],
        lines: [
          ofHome(turn, 'homeLine', home),
          ...(also ? [`${ofHome(turn, also, home)} ${home.path}`] : []),
          ...(among === ownHomes && (turn.focus.homes.length === 0 || says(turn.ask, 'all', 'todas'))
            ? beyond(turn, home, ranks[name])
            : []),
        ],
      }
    );
  };

/** Reports whether only the homes that are meant are ranked, not all: "which of them". */
function isAmong({ ask, focus }: Turn, meant: readonly Home[]) {
  const isNext = focus.intent !== undefined && focus.intent in ranks;

  return (
    (meant.length > 1 && !isNext) || says(ask, 'there', 'ahi', 'alli') || comparing.test(ask.plain.join(' '))
  );
}

const first = (all: readonly Home[], by: Rank[0]) => [...all].sort((one, other) => by(one) - by(other))[0];

/** Mentions a home of the report that outranks ours; only homes with a known value are compared. */
function beyond(turn: Turn, own: Home, [by, also]: Rank): string[] {
  const told = homes.filter(({ year, lot, metres }) => !also || { year, lot, size: metres }[also]);
  const other = first(told, by);

  return other && other !== own ? [say(turn, 'beyond'), ofHome(turn, 'homeLine', other)] : [];
}

const comparing =
  /\b(?:cheaper|pricier|bigger|larger|roomier|smaller|newer|older)\b|\bcual (?:de las (?:dos|tres) )?(?:es|tiene|sale) (?:la )?mas\b/;

/** Returns the homes that fit the rest of the wish; our own homes if none does. */
function wished(turn: Turn, also: Rank[1]): readonly Home[] {
  const wish = wishOf(turn);
  const asked = also === 'lot' ? { ...wish, features: [] } : wish;
  const fitting = isEmpty(asked) ? [] : homes.filter((home) => distance(home, asked) === 0);

  return fitting.length > 0 ? fitting : ownHomes;
}

/** Returns a handler for homes that are cheaper, bigger or newer than those discussed. */
const beside =
  (kind: keyof typeof steps): Handler =>
  (turn) => {
    const from = turn.focus.homes.length > 0 ? turn.focus.homes : ownHomes;
    const [measure, nothing] = steps[kind];
    const most = Math.max(...from.map(measure));
    const beyondIt = (all: readonly Home[]) =>
      all.filter((home) => measure(home) > most).toSorted((one, other) => measure(one) - measure(other));
    const own = beyondIt(ownHomes);
    const found = own.length > 0 ? own : beyondIt(homes).slice(0, 2);
    if (found.length === 0)
      return {
        lines: [say(turn, nothing), say(turn, 'search')],
      };

    return { homes: found, lines: [say(turn, kind), ...linesOf(turn, found)] };
  };

const steps = {
  cheaper: [({ price }) => -price, 'nothingCheaper'],
  bigger: [({ metres = 0 }) => metres, 'nothingBigger'],
  smaller: [({ metres = Infinity }) => -metres, 'nothingSmaller'],
  newer: [({ year = 0 }) => year, 'nothingNewer'],
} as const satisfies Record<string, readonly [measure: (home: Home) => number, nothing: Saying]>;

const recommend: Handler = (turn) => {
  const { found } = homesFor(wishOf(turn));
  const homes = (turn.focus.homes.length > 0 ? turn.focus.homes : found).slice(0, 2);

  return { homes, lines: [say(turn, 'recommend'), ...linesOf(turn, homes)] };
};

const compare: Handler = (turn) => {
  const meant = homesMeant(turn);
  const homes =
    meant.length > 1
      ? meant
      : [...new Set([...meant, ...turn.focus.recent, ...turn.focus.listed])].slice(
          0,
          1 + Math.max(meant.length, 1),
        );

  return { homes, lines: linesOf(turn, homes) };
};

/** Handlers of searches among all homes. */
export const homesBy = {
  ...(Object.fromEntries(
    Object.keys(ranks).map((name) => [name, ranked(name as keyof typeof ranks)]),
  ) as Record<keyof typeof ranks, Handler>),
  cheaper: beside('cheaper'),
  bigger: beside('bigger'),
  smaller: beside('smaller'),
  newer: beside('newer'),
  ...{ find, compare, recommend },
};
