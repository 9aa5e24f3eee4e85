import { marketReport } from '@dosmares/content/market-report';
import { pageLink } from '../cards.ts';
import { dollars } from '../homes.ts';
import { asked, type BlockOf, type Context, inLanguage, type Kind, oneOf } from './block.ts';

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
    const at = (months as readonly string[]).indexOf(month);
    const links = [pageLink('/market-report', context)];
    const card = {
      kind: 'report' as const,
      label: inLanguage(context, 'Median price', 'Precio mediano'),
      title: inLanguage(context, 'Market report', 'Reporte de mercado'),
      price: dollars(overview.medianPrice.amount),
      lines: [],
      href: '/market-report',
      reference: { kind: 'report' as const },
    };
    if (series.length === 0)
      return { text: figure === 'fresh' ? fresh(context) : summary(context), links, cards: [card] };
    const last = series.length - 1;
    const name = capital(inLanguage(context, en, es));
    const now = `${write(series[last] ?? 0)} (${monthName(months[last], context)})`;
    if (month === 'all')
      return {
        text: `${name}: ${months.map((each, index) => `${monthName(each, context)} ${write(series[index] ?? 0)}`).join(', ')}.`,
        links,
        cards: [card],
      };
    if (at < 0 || at === last) return { text: `${name}: ${now}.`, links, cards: [card] };
    const change = (series[last] ?? 0) - (series[at] ?? 0);
    const by = `${change < 0 ? '−' : '+'}${write(Math.abs(change))}`;

    return {
      text: inLanguage(
        context,
        `${name}: ${write(series[at] ?? 0)} in ${monthName(months[at], context)}, ${now} now; the change is ${by}.`,
        `${name}: ${write(series[at] ?? 0)} en ${monthName(months[at], context)}, ${now} ahora; el cambio es ${by}.`,
      ),
      links,
      cards: [card],
    };
  },
  choose({ text, homes, home, agents, focus, isShort }) {
    if (homes.length > 0 || agents.length > 0) return undefined;
    if (home && !/market|median|average|mercado|median|promedio|report/.test(text)) return undefined;
    const told = monthsIn(
      isShort ? `in ${text.replace(/^(and|y|in|en|how about|what about) /, '')} ${text}` : text,
    );
    const named = told.filter((each) => each !== months.at(-1));
    const month =
      named[0] ??
      (told.length > 0
        ? 'latest'
        : /that month|same month|ese mes|mismo mes/.test(text)
          ? focus.month
          : undefined);
    const all = Object.entries(figures)
      .filter(([, row]) => asked(row.asked).test(text))
      .map(([name]) => name);
    const precise = all.filter(
      (name) =>
        name !== 'summary' &&
        !(name === 'active' && all.includes('days')) &&
        !(name === 'median' && all.includes('medianActive')) &&
        !(name === 'sold' && all.includes('days')),
    );
    const [found] = precise.length > 0 ? precise : all;
    if (found === 'active' && /do you|tienen|your/.test(text) && !/active|activ|inventor|market/.test(text))
      return undefined;
    if (found && !(found === 'sold' && /\byou\b|ustedes|han vendido/.test(text)))
      return (precise.length > 0 ? precise.slice(0, 2) : [found]).flatMap((figure) =>
        (named.length > 1 ? ['all'] : [month ?? (several.test(text) ? 'all' : 'latest')]).map((each) => ({
          kind: 'report' as const,
          figure,
          month: each,
        })),
      );

    return month && focus.figure ? [{ kind: 'report', figure: focus.figure, month }] : undefined;
  },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function monthName(month: string | undefined, { language }: Context) {
  return new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, short.indexOf(month ?? ''), 15)),
  );
}

const fresh = (context: Context) =>
  inLanguage(
    context,
    `${overview.inventory.new} new listings came in the last 30 days; ${overview.inventory.active} are active.`,
    `En los últimos 30 días entraron ${overview.inventory.new} propiedades nuevas; hay ${overview.inventory.active} activas.`,
  );

function summary(context: Context) {
  const day = new Intl.DateTimeFormat(context.language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${asOf}T12:00:00Z`),
  );
  const { medianPrice, daysOnSite, inventory } = overview;

  return inLanguage(
    context,
    `The market in the 30 days to ${day}: median price ${dollars(medianPrice.amount)} (active listings ${dollars(medianPrice.active)}), ${daysOnSite.active} days on site, ${inventory.active} active listings, ${inventory.new} of them new. What comes next nobody can promise.`,
    `El mercado en los 30 días hasta el ${day}: precio mediano ${dollars(medianPrice.amount)} (propiedades activas ${dollars(medianPrice.active)}), ${daysOnSite.active} días en el sitio, ${inventory.active} propiedades activas, ${inventory.new} de ellas nuevas. Lo que sigue nadie lo puede prometer.`,
  );
}
