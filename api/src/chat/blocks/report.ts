import { figures } from '@dosmares/content/chat/fields';
import { marketReport } from '@dosmares/content/market-report';
import { type Card, pageLink } from '../cards.ts';
import { dollars, usd } from '../homes.ts';
import {
  asked,
  type BlockOf,
  type Context,
  capital,
  filled,
  inLanguage,
  type Kind,
  oneOf,
  type Reading,
  say,
  type Values,
} from './block.ts';

const { overview, charts, months, asOf } = marketReport;
const plain = (value: number) => value.toLocaleString('en-US');

/** The months of those figures that have some, and how they are written. */
const seriesOf: Readonly<Record<string, readonly [readonly number[], (value: number) => string]>> = {
  medianActive: [charts.activeMedianPrice, dollars],
  median: [charts.soldMedianPrice, dollars],
  days: [charts.daysOnSite, plain],
  sold: [charts.soldListings, plain],
  active: [charts.activeListings, plain],
};

const monthWords =
  'jan(uary)?|ene(ro)?,feb(ruary|rero)?,mar(ch|zo)?,apr(il)?|abr(il)?,may(o)?,june?|junio,july?|julio,aug(ust)?|ago(sto)?,sep(t|tember|tiembre)?,oct(ober|ubre)?,nov(ember|iembre)?,dec(ember)?|dic(iembre)?'.split(
    ',',
  );
const short = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const several =
  /\b(chang\w+|moved|trend\w*|cambi\w+|subi\w+|baj\w+|went|gone|up|down|six months|seis meses|over time|by month|por mes|monthly|which month|que mes|each month|history|historial|evolu\w+)\b/;

/** Returns the months of the report that a text names; a month alone, such as "may", needs a preposition. */
function monthsIn(text: string) {
  return months.filter((month) => {
    const words = monthWords[short.indexOf(month)] ?? '';

    return new RegExp(
      `(?:in|since|from|until|to|for|and|vs|versus|than|was|of|en|de|desde|a|hasta|mes de|y|during|between|last|,|&)\\s+(?:${words})(?![a-z])`,
    ).test(text);
  });
}

/** A figure of the market report, now or in a month. */
export const report: Kind<BlockOf<'report'>> = {
  hint: 'a figure of the market report; a month compares it with the latest, "all" lists six months, "highest" and "lowest" name the month',
  fields: () => ({
    figure: oneOf(Object.keys(figures)),
    month: oneOf(['latest', 'all', 'highest', 'lowest', ...months]),
  }),
  render({ figure, month }, context) {
    if (!Object.hasOwn(figures, figure)) return undefined;
    const row = figures[figure as keyof typeof figures][context.language];
    const [series, write] = seriesOf[figure] ?? [];
    const about = { links: [pageLink('/market-report', context)], cards: [reportCard(context)] };
    if (!series || !write) return { ...about, text: filled(row, overviewOf(context)) };

    return { ...about, text: monthText(capital(row), { series, write, month }, context) };
  },
  choose(reading) {
    const { text, homes, home, agents, focus } = reading;
    if (homes.length > 0 || agents.length > 0 || (home && !ofMarket.test(text))) return undefined;
    const found = figuresIn(text);
    if (ofFirm.test(text) && (found[0] === 'sold' || found[0] === 'active')) return undefined;
    const month = extremeIn(text) ?? monthIn(reading);
    const asked = found.length > 0 ? found.slice(0, 2) : month && focus.figure ? [focus.figure] : [];

    return asked.length > 0
      ? asked.map((figure) => ({
          kind: 'report',
          figure,
          month: month ?? (several.test(text) ? 'all' : 'latest'),
        }))
      : undefined;
  },
};

/** A figure in its months: all of them, its highest or lowest, or the latest beside another. */
function monthText(name: string, { series, write, month }: Months, context: Context) {
  const named = (index: number) => ({
    now: write(series.at(index) ?? 0),
    month: monthName(months.at(index), context),
  });
  if (month === 'all')
    return `${name}: ${months.map((_, index) => `${named(index).month} ${named(index).now}`).join(', ')}.`;
  if (month === 'highest')
    return say(context, month, { name, ...named(series.indexOf(Math.max(...series))) });
  if (month === 'lowest') return say(context, month, { name, ...named(series.indexOf(Math.min(...series))) });
  const at = (months as readonly string[]).indexOf(month);
  const { now, month: last } = named(-1);
  const before = named(at);
  const change = (series.at(-1) ?? 0) - (series.at(at) ?? 0);
  const by = `${change < 0 ? '−' : '+'}${write(Math.abs(change))}`;

  return at < 0 || change === 0
    ? say(context, 'figure', { name, now, last })
    : say(context, 'change', { name, by, now, last, before: before.now, month: before.month });
}

interface Months {
  series: readonly number[];
  write: (value: number) => string;
  month: string;
}

const ofMonths = asked('(which|what) month|(que|cual) mes|month (was|is|had|has)|mes (mas|con|fue|tuvo)');
const low = asked(
  'lowest|least|fewest|cheapest|slowest|worst|minimum|menos|menor|mas (baj[ao]|barat[ao])|minim[ao]',
);

/** Which end of the six months a text asks for. */
function extremeIn(text: string) {
  if (!ofMonths.test(text)) return undefined;

  return low.test(text) ? 'lowest' : high.test(text) ? 'highest' : undefined;
}

const high = asked('highest|most|best|peak(ed)?|top|maximum|dearest|more|mas|mayor|maxim[ao]');
const ofMarket = asked('market|median|average|mercado|mediana|promedio|report\\w*');
const ofFirm = asked('do you|you|ustedes|han vendido|tienen|your');
// A figure that is found beside one of these is a part of its words.
const covered: Readonly<Record<string, readonly string[]>> = {
  summary: Object.keys(figures),
  active: ['days'],
  sold: ['days'],
  median: ['medianActive'],
};

function figuresIn(text: string): string[] {
  const found = Object.entries(figures)
    .filter(([, row]) => asked(row.asked).test(text))
    .map(([name]) => name);

  return found.filter((name) => !covered[name]?.some((other) => other !== name && found.includes(other)));
}

/** The month that is meant: one by name, all where there are two, the one spoken of before. */
function monthIn({ text, isShort, focus }: Reading): string | undefined {
  const told = monthsIn(
    isShort ? `in ${text.replace(/^(and|y|in|en|how about|what about) /, '')} ${text}` : text,
  );
  const [first, second] = told.filter((each) => each !== months.at(-1));
  if (second) return 'all';
  if (!first && /that month|same month|ese mes|mismo mes/.test(text)) return focus.month;

  return first ?? (told.length > 0 ? 'latest' : undefined);
}

function monthName(month: string | undefined, { language }: Context) {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, short.indexOf(month ?? ''), 15)),
  );
}

const reportCard = (context: Context): Card => ({
  kind: 'report',
  label: inLanguage(context, 'Median price', 'Precio mediano'),
  title: inLanguage(context, 'Market report', 'Reporte de mercado'),
  price: usd(overview.medianPrice.amount),
  lines: [],
  href: '/market-report',
  reference: { kind: 'report' },
});

function overviewOf({ language }: Context): Values {
  const { medianPrice, daysOnSite, inventory } = overview;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

  return {
    day: day.format(new Date(`${asOf}T12:00:00Z`)),
    median: dollars(medianPrice.amount),
    medianActive: dollars(medianPrice.active),
    days: daysOnSite.active,
    active: inventory.active,
    fresh: inventory.new,
  };
}
