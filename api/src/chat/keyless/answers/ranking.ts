import { measures } from '@dosmares/content/chat/measures';
import { money } from '../../facts/fields.ts';
import { type Home, homes, ownHomes, reportHomes } from '../../facts/homes.ts';
import { type Measure, measureIn, type Order, ordersIn } from '../../reading/order.ts';
import { says } from '../../reading/reading.ts';
import { figures, inOrder } from '../in-order.ts';
import { homesMeant } from '../meant.ts';
import { type Handler, ofHome, say, type Turn } from '../turn.ts';
import { distance, isEmpty, wishOf } from '../wish.ts';
import { linesOf } from './about-home.ts';

type Compared = Pick<Order, 'measure' | 'sign'>;

/** Orders that intents name when no word of the message does: "which hurts my wallet least". */
// biome-ignore format: a table reads in columns
const orders = {
  cheapest:   { measure: 'price', sign: -1 },
  dearest:    { measure: 'price', sign: 1 },
  largest:    { measure: 'size',  sign: 1 },
  smallest:   { measure: 'size',  sign: -1 },
  largestLot: { measure: 'lot',   sign: 1 },
  newest:     { measure: 'year',  sign: 1 },
  oldest:     { measure: 'year',  sign: -1 },
  cheaper:    { measure: 'price', sign: -1 },
  bigger:     { measure: 'size',  sign: 1 },
  smaller:    { measure: 'size',  sign: -1 },
  newer:      { measure: 'year',  sign: 1 },
} as const satisfies Record<string, Compared>;

const orderOf = ({ ask, intent }: Turn): Compared =>
  ask.order ?? orders[intent as keyof typeof orders] ?? orders.largest;

/** Answers with the cheapest, largest or newest home; among those named or discussed if there are several. */
const ranked: Handler = (turn) => {
  const order = orderOf(turn);
  const meant = homesMeant(turn);
  const among = isOfReport(turn)
    ? reportHomes
    : meant.length > 0 && isAmong(turn, meant)
      ? meant
      : wished(turn);
  const [home] = inOrder(among, order);

  return (
    home && {
      homes: [home],
      lines: [
        ofHome(turn, 'homeLine', home),
        ...besides(turn, [home], order),
        ...(among === ownHomes ? beyond(turn, home, order) : []),
      ],
    }
  );
};

/** Reports whether the new homes of the market report are ranked, or are what is spoken of. */
const isOfReport = ({ ask, focus }: Turn) =>
  says(ask, 'report', 'informe', 'reporte') ||
  (focus.homes.length > 0 && focus.homes.every((home) => reportHomes.includes(home)));

/** Returns the figures that are compared, where the lines of homes do not have them. */
const besides = (turn: Turn, homes: readonly Home[], order: Compared | undefined) =>
  order?.measure === 'lot' || order?.measure === 'year'
    ? inOrder(homes, order).map((home) => `${ofHome(turn, order.measure, home)} ${home.path}`)
    : [];

/** Reports whether only the homes that are meant are ranked, not all: "which of them". */
function isAmong({ ask, focus }: Turn, meant: readonly Home[]) {
  const isNext = focus.intent !== undefined && focus.intent in orders;

  return (
    (meant.length > 1 && !isNext) ||
    says(ask, 'there', 'ahi', 'alli') ||
    ask.order?.isMost === false ||
    /\bcual (?:de las (?:dos|tres) )?(?:es|tiene|sale) (?:la )?mas\b/.test(ask.plain.join(' '))
  );
}

/** Mentions a home of the report that outranks ours. */
function beyond(turn: Turn, own: Home, order: Compared): string[] {
  const [other] = inOrder(homes, order);

  return other && other !== own ? [say(turn, 'beyond'), ofHome(turn, 'homeLine', other)] : [];
}

/** Returns the homes that fit the rest of the wish; our own homes if none does. */
function wished(turn: Turn): readonly Home[] {
  const wish = wishOf(turn);
  const fitting = isEmpty(wish) ? [] : homes.filter((home) => distance(home, wish) === 0);

  return fitting.length > 0 ? fitting : ownHomes;
}

/** Answers with homes that are cheaper, bigger or newer than those discussed. */
const beside: Handler = (turn) => {
  const order = orderOf(turn);
  const from = turn.focus.homes.length > 0 ? turn.focus.homes : ownHomes;
  const [most] = inOrder(from, order);
  const figure = figures[order.measure];
  const beyondIt = (all: readonly Home[]) =>
    inOrder(all, order)
      .filter((home) => !most || order.sign * ((figure(home) ?? 0) - (figure(most) ?? 0)) > 0)
      .reverse();
  const own = beyondIt(ownHomes);
  const found = own.length > 0 ? own : beyondIt(homes).slice(0, 2);
  const more = { more: moreOf(turn, order) };

  return found.length === 0
    ? { lines: [say(turn, 'nothingMore', more), say(turn, 'search')] }
    : { homes: found, lines: [say(turn, 'hasMore', more), ...linesOf(turn, found)] };
};

const moreOf = ({ language }: Turn, { measure, sign }: Compared) =>
  measures[measure][language][sign === 1 ? 1 : 2];

/** Answers with several homes beside one another, in the order that is asked for, and what is worked out from them. */
const compare: Handler = (turn) => {
  const homes = compared(turn);
  const ordered = turn.ask.order ? inOrder(homes, turn.ask.order) : homes;

  return {
    homes: ordered,
    lines: [...linesOf(turn, ordered), ...besides(turn, ordered, turn.ask.order), ...workedOut(turn, homes)],
  };
};

/** Returns the homes that are compared: those named, the extremes, or as many as were spoken of. */
function compared(turn: Turn): readonly Home[] {
  const meant = homesMeant(turn);
  const [one, other] = ordersIn(turn.ask.plain);
  if (one && one.measure === other?.measure && one.sign !== other.sign) {
    const all = inOrder(ownHomes, one);

    return turn.ask.working ? [...all.slice(0, 1), ...all.slice(-1)] : all;
  }
  if (meant.length > 1) return meant;
  // "Is it cheaper than the one in Palmilla": the home that is spoken of, and the one named.
  const discussed = [...new Set([...meant, ...turn.focus.homes, ...turn.focus.recent, ...turn.focus.listed])];

  return discussed.slice(0, 2);
}

/** Returns the sum of a figure of homes, or its difference between two: "how much more is it than the first". */
function workedOut(turn: Turn, homes: readonly Home[]): string[] {
  const { working, plain } = turn.ask;
  const measure = measureIn(plain) ?? 'price';
  const values = homes.map(figures[measure]).filter((value) => value !== undefined);
  // Years are not added up.
  if (!working || values.length < 2 || (working === 'sum' && measure === 'year')) return [];
  const [first = 0, second = 0] = values;
  const amount = working === 'sum' ? values.reduce((sum, value) => sum + value, 0) : Math.abs(first - second);

  return [
    say(turn, working, {
      measure: measures[measure][turn.language][0],
      amount: units[measure](Math.round(100 * amount) / 100),
    }),
  ];
}

const units: Readonly<Record<Measure, (amount: number) => string>> = {
  price: money,
  lot: (amount) => `${amount} acres`,
  size: (amount) => `${amount.toLocaleString('en-US')} m²`,
  ...{ beds: String, baths: String, year: String },
};

/** Handlers that put homes in an order. */
export const ranking = {
  cheapest: ranked,
  dearest: ranked,
  largest: ranked,
  smallest: ranked,
  largestLot: ranked,
  newest: ranked,
  oldest: ranked,
  cheaper: beside,
  bigger: beside,
  smaller: beside,
  newer: beside,
  compare,
} as const satisfies Record<string, Handler>;
