import { figures } from '@dosmares/content/chat/fields';
import { marketReport } from '@dosmares/content/market-report';
import { pageLink } from '../cards.ts';
import { dollars, usd } from '../homes.ts';
import {
  type Card,
  type Context,
  capital,
  filled,
  inLanguage,
  type Kind,
  oneOf,
  rowOf,
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

/** A figure of the market report, now or in a month. */
export const report: Kind<{ kind: 'report'; figure: string; month: string }> = {
  hint: 'a figure of the market report; a month compares it with the latest, "all" lists six months, "highest" and "lowest" name the month',
  fields: () => ({
    figure: oneOf(Object.keys(figures)),
    month: oneOf(['latest', 'all', 'highest', 'lowest', ...months]),
  }),
  render({ figure, month }, context) {
    const row = rowOf(figures, figure);
    if (!row) return undefined;
    const name = row[context.language];
    const text = figure in seriesOf ? monthText(figure, month, context) : filled(name, overviewOf(context));

    return { text, links: [pageLink('/market-report', context)], cards: [reportCard(context)] };
  },
};

/** A figure in its months: all of them, its highest or lowest, or the latest beside another. */
function monthText(figure: string, month: string, context: Context) {
  const [series = [], write = plain] = seriesOf[figure] ?? [];
  const name = capital(rowOf(figures, figure)?.[context.language] ?? '');
  const one = (at: number) => ({
    now: write(series.at(at) ?? 0),
    month: monthName(months.at(at) ?? '', context),
  });
  if (month === 'all')
    return `${name}: ${months.map((_, at) => `${one(at).month} ${one(at).now}`).join(', ')}.`;
  if (month === 'highest' || month === 'lowest') {
    const value = month === 'highest' ? Math.max(...series) : Math.min(...series);

    return say(context, month, { name, ...one(series.indexOf(value)) });
  }
  const at = (months as readonly string[]).indexOf(month);
  const { now, month: last } = one(-1);
  const change = (series.at(-1) ?? 0) - (series.at(at) ?? 0);
  const by = `${change < 0 ? '−' : '+'}${write(Math.abs(change))}`;

  return at < 0 || change === 0
    ? say(context, 'figure', { name, now, last })
    : say(context, 'change', { name, by, now, last, before: one(at).now, month: one(at).month });
}

/** The name of a month, which the report shortens to three letters. */
export const monthName = (
  month: string,
  { language }: Pick<Context, 'language'>,
  length: 'long' | 'short' = 'long',
) =>
  new Intl.DateTimeFormat(language, { month: length, timeZone: 'UTC' }).format(
    new Date(`15 ${month} 2026 UTC`),
  );

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
