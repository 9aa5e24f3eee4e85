import type { Saying } from '@dosmares/content/chat/sayings-en';
import { marketReport } from '@dosmares/content/market-report';
import { monthFields, reportFields } from '../../facts/fields.ts';
import { homes, ownHomes } from '../../facts/homes.ts';
import { says } from '../../reading/reading.ts';
import { type Handler, say, type Turn } from '../turn.ts';
import { linesOf } from './about-home.ts';

type Series = keyof typeof marketReport.charts;

/** Returns a handler for a figure of the report: of the last 30 days, or of the months that are meant. */
const figure =
  (now: Saying, then: Saying, series: Series): Handler =>
  (turn) => ({
    about: 'report',
    lines: ofMonths(turn, then, monthsMeant(turn, series)) ?? [say(turn, now, reportFields)],
  });

/** Returns the months that are named, "that month", or the one with the highest or lowest figure. */
function monthsMeant({ ask, focus, intent }: Turn, series: Series): readonly string[] {
  const months = ask.months.length === 2 && says(ask, ...spans) ? between(ask.months) : ask.months;
  const figures = marketReport.charts[series];
  const among = marketReport.months.filter((month) => months.length < 2 || months.includes(month));
  const [least, most] = extremes.map((words) => says(ask, ...words));
  if ((least || most) && isOfMonths(ask, focus.intent === intent)) {
    const by = (month: (typeof among)[number]) => figures[marketReport.months.indexOf(month)] ?? 0;

    return among.toSorted((one, other) => by(one) - by(other)).slice(...(least ? [0, 1] : [-1]));
  }

  if (months.length === 0 && says(ask, ...sinceThen)) return marketReport.months.slice(0, 1);

  return months.length > 0 || !says(ask, 'that', 'then', 'ese') ? months : focus.months;
}

/** Reports whether one month is looked for: "the best month", or "and the fewest?" after a question about months. */
const isOfMonths = (ask: Turn['ask'], goesOn: boolean) =>
  says(ask, 'month', 'mes') || (goesOn && ask.plain.length <= 4);

/** Words that compare today with the report's first month. */
const sinceThen = ['half', 'medio', 'six', 'seis', 'changed', 'gone', 'cambiado', 'subido', 'bajado'];

const spans = ['through', 'thru', 'to', 'till', 'until', 'each', 'every', 'a', 'hasta', 'cada'];
const extremes = [
  [
    'least',
    'fewest',
    'lowest',
    'bottom',
    'slowest',
    'quickest',
    'worst',
    'cheapest',
    'menos',
    'fondo',
    'peor',
    'minimo',
  ],
  [
    'most',
    'highest',
    'longest',
    'peak',
    'busiest',
    'best',
    'top',
    'alto',
    'caro',
    'mas',
    'mejor',
    'pico',
    'maximo',
  ],
];

/** Returns the months of the report from the first to the last of some. */
function between(months: readonly string[]): readonly string[] {
  const at = months.map((month) => (marketReport.months as readonly string[]).indexOf(month));

  return marketReport.months.slice(Math.min(...at), Math.max(...at) + 1);
}

/** Returns a sentence about each month that the report shows; undefined when it shows none of them. */
function ofMonths(turn: Turn, saying: Saying, months: readonly string[]): string[] | undefined {
  const lines = months.flatMap((month) => {
    const fields = monthFields(month, turn.language);

    return fields ? say(turn, saying, reportFields, fields) : [];
  });

  // What follows the figure is said once, after the last month.
  return lines.length > 0
    ? lines.map((line, at) => (at < lines.length - 1 ? (line.split(/(?<=\.) /)[0] ?? line) : line))
    : undefined;
}

/** Answers how many homes were sold in the months that are meant, or else in the report's latest. */
const soldCount: Handler = (turn) => {
  const [months] = [
    monthsMeant(turn, 'soldListings'),
    turn.focus.months,
    marketReport.months.slice(-1),
  ].filter((some) => some.length > 0);

  return {
    about: 'report',
    lines: ofMonths(turn, 'soldCount', months ?? []) ?? [say(turn, 'market', reportFields)],
  };
};

/** Answers how many homes are for sale, and shows the report's new ones if they are asked for. */
const supply: Handler = (turn) => {
  const answer = figure('supply', 'supplyIn', 'activeListings')(turn);
  const added = homes.filter((home) => !ownHomes.includes(home));

  return answer && turn.ask.months.length === 0 && says(turn.ask, 'new', 'nuevas', 'nuevos')
    ? { ...answer, homes: added, lines: [...answer.lines, ...linesOf(turn, added)] }
    : answer;
};

const where =
  (saying: Saying): Handler =>
  (turn) => ({ about: 'report', lines: [say(turn, saying)] });

/** Handlers of questions about the market. */
export const aboutMarket = {
  median: figure('median', 'medianIn', 'soldMedianPrice'),
  days: figure('days', 'daysIn', 'daysOnSite'),
  supply,
  reportDate: where('reportDate'),
  market: figure('market', 'medianIn', 'soldMedianPrice'),
  soldCount,
  newsletter: where('newsletter'),
  mlsSearch: where('mlsSearch'),
} as const satisfies Record<string, Handler>;
