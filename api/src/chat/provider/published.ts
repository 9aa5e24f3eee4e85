import { marketReport } from '@dosmares/content/market-report';
import { office } from '@dosmares/content/office';
import { properties } from '@dosmares/content/properties';
import { digits } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { homes } from '../facts/homes.ts';
import { people } from '../facts/people.ts';
import { fold } from '../reading/words.ts';

/** Everything of the kinds that must not be invented, as the content holds it. */

const { overview, charts } = marketReport;
const medians = [
  ...Object.values(overview.medianPrice),
  ...charts.activeMedianPrice,
  ...charts.soldMedianPrice,
];

/** Sums of money the site states. The claim of sales is in billions. */
export const prices: ReadonlySet<number> = new Set([
  ...homes.map(({ price }) => price),
  ...medians.flatMap((median) => [median, Math.round(median)]),
  claims.sales.value * 1e9,
]);

/** Large numbers the site states, money or not. */
export const figures: ReadonlySet<number> = new Set([
  ...prices,
  ...Object.values(claims).map(({ value }) => value),
  ...numbersIn(office.address),
]);

/** Phone numbers, as digits. */
export const phones: ReadonlySet<string> = new Set(
  [office.phone, ...people.flatMap(({ phone, phoneSecondary = phone }) => [phone, phoneSecondary])].map(
    digits,
  ),
);

/** E-mail addresses. */
export const emails: ReadonlySet<string> = new Set(
  [office, ...people].map(({ email }) => email.toLowerCase()),
);

/** Streets and places, without accents. */
export const places = fold(
  [
    office.address,
    ...properties.map(({ fullLocation }) => fullLocation),
    ...people.flatMap(({ bio }) => bio),
  ].join(' | '),
);

function numbersIn(text: string): number[] {
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((figure) => Number(figure.replaceAll(',', '')));
}
