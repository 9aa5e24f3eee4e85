import { marketReport } from '@dosmares/content/market-report';
import { type Card, pageLink } from '../cards.ts';
import { dollars } from '../homes.ts';
import {
  asked,
  type BlockOf,
  type Context,
  capital,
  inLanguage,
  type Kind,
  oneOf,
  type Reading,
  say,
} from './block.ts';

const { overview, charts, months, asOf } = marketReport;
const plain = (value: number) => value.toLocaleString('en-US');

/** Figures of the report: what visitors call them, six months of each, and their names. */
// biome-ignore format: a table reads in columns
const figures = {
  medianActive: { asked: String.raw`(median\w*|precio medio).{0,24}(active|asking|listed|listings|activ[ao]s)|(active|asking|listed|activ[ao]s).{0,24}median\w*|asking prices`, series: charts.activeMedianPrice, write: dollars, en: 'the median price of active listings', es: 'el precio mediano de las propiedades activas' },
  median:    { asked: String.raw`median\w*|average (home |house |sale |sold )?price|avg price|mean price|mediana|precio(s)? (medio|mediano|promedio|de venta promedio)|promedio|(home|house|property|sold|sale|market) prices|precios (de las|del|en el)( mercado| casas)?`, series: charts.soldMedianPrice, write: dollars, en: 'the median price of homes sold', es: 'el precio mediano de las casas vendidas' },
  days:      { asked: String.raw`days.{0,30}(market|site|sell)|cuantos dias|days? on (the )?(site|market)|how long.{0,30}(sell|sold|on the market|take to sell|stay)|how (fast|quick\w*).{0,20}sell\w*|time (to sell|on market)|dias (en|de) (el )?(sitio|mercado|venta)|cuanto (tardan?|tiempo|dura\w*).{0,30}(vend\w+|mercado|venta)|que tan rapido se vende\w*|dom`, series: charts.daysOnSite, write: plain, en: 'the days on site of active listings', es: 'los días en el sitio de las propiedades activas' },
  sold:      { asked: String.raw`(how many|number of|cuantas|cuantos).{0,24}(sold|sales|closed|vend\w+|ventas)|(homes|houses|units) sold|sales (volume|count|in)|sold listings|(casas|propiedades) vendidas|(se )?vendieron|ventas (en|de|del)`, series: charts.soldListings, write: plain, en: 'the number of homes sold in the month', es: 'el número de casas vendidas en el mes' },
  active:    { asked: String.raw`active listings?|(how many|number of).{0,24}(active|on the market|for sale|inventory|listings)|inventory|supply|homes on the market|active inventory|(cuantas|cuantos).{0,24}(activ[ao]s|mercado|en venta)|inventario|propiedades activas`, series: charts.activeListings, write: plain, en: 'the number of active listings', es: 'el número de propiedades activas' },
  fresh:     { asked: String.raw`(new|fresh) listings|(new|nuev[ao]s|fresh) (homes|listings|propiedades|casas|came|este mes|el ultimo mes)|came (on|in).{0,20}(last|past|month)|entraron`, series: [], write: plain, en: '', es: '' },
  summary:   { asked: String.raw`(the |your |market )(market|report)(?! number)|(?<!on the )market(?! value)|mercado|reporte|trends?|tendencias?|statistics|stats|estadisticas|figures|cifras|(buyer|seller).?s market`, series: [], write: plain, en: '', es: '' },
} as const;

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
  hint: 'a figure of the market report; a month compares it with the latest, "all" lists six months',
  fields: () => ({ figure: oneOf(Object.keys(figures)), month: oneOf(['latest', 'all', ...months]) }),
  render({ figure, month }, context) {
    if (!(figure in figures)) return undefined;
    const { series, write, en, es } = figures[figure as keyof typeof figures];
    const about = { links: [pageLink('/market-report', context)], cards: [reportCard(context)] };
    if (series.length === 0)
      return { ...about, text: overviewText(figure === 'fresh' ? 'fresh' : 'market', context) };
    const at = (months as readonly string[]).indexOf(month);
    const value = (index: number) => write(series.at(index) ?? 0);
    const name = capital(inLanguage(context, en, es));
    if (month === 'all')
      return {
        ...about,
        text: `${name}: ${months.map((each, index) => `${monthName(each, context)} ${value(index)}`).join(', ')}.`,
      };
    const change = (series.at(-1) ?? 0) - (series.at(at) ?? 0);
    const by = `${change < 0 ? '−' : '+'}${write(Math.abs(change))}`;

    return {
      ...about,
      text: say(context, at < 0 || change === 0 ? 'figure' : 'change', {
        name,
        by,
        before: value(at),
        month: monthName(month, context),
        now: value(-1),
        last: monthName(months.at(-1), context),
      }),
    };
  },
  choose(reading) {
    const { text, homes, home, agents, focus } = reading;
    if (homes.length > 0 || agents.length > 0 || (home && !ofMarket.test(text))) return undefined;
    const found = figuresIn(text);
    if (ofFirm.test(text) && (found[0] === 'sold' || found[0] === 'active')) return undefined;
    const month = monthIn(reading);
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
  price: dollars(overview.medianPrice.amount),
  lines: [],
  href: '/market-report',
  reference: { kind: 'report' },
});

function overviewText(saying: 'fresh' | 'market', context: Context) {
  const day = new Intl.DateTimeFormat(context.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${asOf}T12:00:00Z`),
  );
  const { medianPrice, daysOnSite, inventory } = overview;

  return say(context, saying, {
    day,
    median: dollars(medianPrice.amount),
    medianActive: dollars(medianPrice.active),
    days: daysOnSite.active,
    active: inventory.active,
    fresh: inventory.new,
  });
}
