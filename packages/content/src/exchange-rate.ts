import { priceInDollars } from './listings.ts';
import type { ExchangeRate } from './rules/exchange-rate.ts';

/** The price of a US dollar in Mexican pesos, and its day. Both have to be updated within 45 days. */
export const exchangeRate: ExchangeRate = { pesosPerDollar: 18.44, asOf: '2026-11-20' };

/** Days for which pages show a rate. */
export const longestRateDays = 45;

const dayMs = 86_400_000;

/** Returns the age of a rate in days. */
export const rateAgeDays = ({ asOf }: ExchangeRate, now: number) =>
  Math.floor((now - Date.parse(`${asOf}T00:00:00Z`)) / dayMs);

/** Formats a price in pesos, rounded, with the rate and its day; undefined once the rate is too old to be shown. */
export function inPesos(price: string, now: number, rate: ExchangeRate = exchangeRate): string | undefined {
  const pesos = pesosFor(price, now, { rate });

  return pesos && `About MXN ${rounded(pesos.amount)} (${pesos.rate}, ${pesos.day})`;
}

/* As `106 million`. */
const rounded = (amount: string) =>
  Number(amount.replaceAll(',', '')).toLocaleString('en-US', {
    notation: 'compact',
    compactDisplay: 'long',
    maximumSignificantDigits: 3,
  });

/** Returns the same in parts, with the day in the format of a language. */
export function pesosFor(
  price: string,
  now: number,
  { rate = exchangeRate, language = 'en-US' }: { rate?: ExchangeRate; language?: string } = {},
): { amount: string; rate: string; day: string } | undefined {
  if (rateAgeDays(rate, now) > longestRateDays) return undefined;

  const pesos = priceInDollars(price) * rate.pesosPerDollar;

  return {
    amount: pesos.toLocaleString('en-US', { maximumSignificantDigits: 3 }),
    rate: rate.pesosPerDollar.toFixed(2),
    day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(rate.asOf),
    ),
  };
}
