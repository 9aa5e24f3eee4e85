import type { MarketReport } from './market-report-figures.ts';
import { faultsIn, type Rule, type Shape } from './market-report-shape.ts';

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const isPositive = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value > 0;
const oneOf = (...names: string[]): Rule => ({
  must: `be one of ${names.map((name) => `"${name}"`).join(', ')}`,
  holds: (value) => names.includes(value as string),
});
const optional = (rule: Rule): Rule => ({ ...rule, optional: true });

const amount: Rule = { must: 'be an amount above zero, without quotes or commas', holds: isPositive };
const count: Rule = {
  must: 'be a whole number, zero or more',
  holds: (value) => Number.isInteger(value) && (value as number) >= 0,
};
const baths: Rule = {
  must: 'be a number of bathrooms in halves, such as 2 or 2.5',
  holds: (value) => isPositive(value) && Number.isInteger((value as number) * 2),
};
const text: Rule = { must: 'be a text', holds: (value) => typeof value === 'string' && value.trim() !== '' };
const reference: Rule = {
  must: 'be a reference number such as "25-5206"',
  holds: (value) => typeof value === 'string' && /^\d{2}-\d{4}$/.test(value),
};
const date: Rule = {
  must: 'be a day of the calendar as "year-month-day", such as "2025-10-31"',
  holds: (value) => typeof value === 'string' && isDay(value),
};
const month = oneOf(...monthNames);
const monthly = (each: Rule) => ({ each, count: 6, of: 'one for each month' });

// biome-ignore format: a table reads in columns
const listing: Shape = {
  reference,
  picture:      oneOf('market-oceanfront-villa', 'market-modern-house', 'market-condo'),
  price:        amount,
  name:         text,
  beds:         count,
  baths,
  squareMetres: optional(amount),
  feature:      optional(text),
  area:         oneOf('Cabo San Lucas', 'Cabo Corridor'),
  type:         oneOf('House'),
  status:       oneOf('ACTIVE'),
};

// biome-ignore format: a table reads in columns
const report: Shape = {
  asOf: date,
  overview: {
    medianPrice: { amount, active: amount },
    daysOnSite:  { active: count },
    inventory:   { new: count, active: count },
  },
  months: monthly(month),
  charts: {
    activeMedianPrice: monthly(amount),
    soldMedianPrice:   monthly(amount),
    daysOnSite:        monthly(count),
    activeListings:    monthly(count),
    soldListings:      monthly(count),
  },
  listings: { each: listing, count: 3, of: 'the slider has three places' },
};

/** Answers with the report when every field of it is right; otherwise throws one sentence for each wrong field. */
export function validateReport(data: unknown): MarketReport {
  const faults = faultsIn(data, report, '');
  const all = faults.length > 0 ? faults : faultsBetween(data as MarketReport);
  if (all.length > 0) throw new Error(`The market report's figures are wrong.\n${all.join('\n')}`);

  return data as MarketReport;
}

/** What no single field can tell. */
function faultsBetween({ asOf, months, listings }: MarketReport): string[] {
  const last = Number(asOf.slice(5, 7)) - 1;
  const expected = months.map((_, index) => monthNames[(last - 5 + index + 12) % 12]);
  const references = listings.map((entry) => entry.reference);
  const twice = references.find((entry, index) => references.indexOf(entry) !== index);

  return [
    ...(expected.join() === months.join()
      ? []
      : [`months must be the six that end with the month of asOf: ${expected.join(', ')}.`]),
    ...(twice ? [`listings has the reference "${twice}" twice.`] : []),
  ];
}

function isDay(value: string): boolean {
  const day = new Date(`${value}T00:00:00Z`);

  return (
    /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
  );
}
