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
  (turn) => {
    const months = monthsMeant(turn, series);

    return {
      about: 'report',
      lines: [
        ...(ofMonths(turn, then, months) ?? [say(turn, now, reportFields)]),
        ...changeOf(turn, months, series),
      ],
    };
  };

/** Returns how a figure has changed between two months, or since a month if that is asked for. */
function changeOf(turn: Turn, months: readonly string[], series: Series): string[] {
  const isAsked = months.length > 1 || (months.length > 0 && isTrend(turn));
  const shown = marketReport.months.filter((month) => months.includes(month));
  const [first, last] = [shown[0], shown.length > 1 ? shown.at(-1) : marketReport.months.at(-1)];
  if (!isAsked || !first || !last || first === last) return [];
  const [before = 0, after = 0] = [first, last].map(
    (month) => marketReport.charts[series][marketReport.months.indexOf(month)],
  );
  const change = Math.abs(after - before).toLocaleString('en-US');

  return [
    say(turn, after < before ? 'fall' : 'rise', {
      month: monthFields(first, turn.language)?.month,
      until: monthFields(last, turn.language)?.month,
      change: series.endsWith('Price') ? `$${change}` : change,
      percent: Math.abs((100 * (after - before)) / before).toFixed(1),
    }),
  ];
}

const isTrend = ({ ask }: Turn) => ask.working === 'difference' || sinceThen.test(ask.plain.join(' '));

/** Returns the months that are named, "that month", or the one with the highest or lowest figure. */
function monthsMeant(turn: Turn, series: Series): readonly string[] {
  const { ask } = turn;
  const [least, most] = extremes.map((words) => says(ask, ...words));
  if (least || most) return extreme(ask.months, marketReport.charts[series], least ? 'least' : 'most');

  return ask.months.length > 0 ? ask.months : monthsUnnamed(turn);
}

/** Returns the month with the lowest or highest figure, among some if there are several. */
function extreme(named: readonly string[], figures: readonly number[], which: 'least' | 'most') {
  const among = marketReport.months.filter((month) => named.length < 2 || named.includes(month));
  const by = (month: (typeof among)[number]) => figures[marketReport.months.indexOf(month)] ?? 0;

  return among.toSorted((one, other) => by(one) - by(other)).slice(...(which === 'least' ? [0, 1] : [-1]));
}

/** Returns every month, those of the question before, or the first if a change is asked for. */
function monthsUnnamed(turn: Turn): readonly string[] {
  const { ask, focus } = turn;
  if (says(ask, 'each', 'every', 'cada', 'monthly')) return marketReport.months;
  if (focus.months.length > 0 && says(ask, 'that', 'then', 'ese', 'same', 'mismo')) return focus.months;

  return isTrend(turn) ? marketReport.months.slice(0, 1) : [];
}

/** Words that compare today with the report's first month. */
const sinceThen =
  /\b(?:half a year|half year|medio ano|six months|seis meses|changed|gone|cambiado|subido|bajado|since|spring|trend|worse|better|moved?|risen|fallen|rose|fell|drop|rise|fall|increase|subio|bajo|subida|baja|tendencia)\b/;

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
  const all = marketReport.months;
  if (turn.ask.working === 'sum')
    return {
      about: 'report',
      lines: [
        say(turn, 'soldSum', {
          month: monthFields(all[0] ?? '', turn.language)?.month,
          until: monthFields(all.at(-1) ?? '', turn.language)?.month,
          amount: String(marketReport.charts.soldListings.reduce((sum, count) => sum + count, 0)),
        }),
      ],
    };
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

  return answer && says(turn.ask, 'new', 'nuevas', 'nuevos')
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
