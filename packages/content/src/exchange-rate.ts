import { priceInDollars } from './listings.ts';
import type { ExchangeRate } from './schemas/guide.ts';

/** Mexican pesos per US dollar, and the day of that rate; both must be updated within 45 days. */
export const exchangeRate: ExchangeRate = { pesosPerDollar: 18.44, asOf: '2026-11-20' };

export const longestRateDays = 45;

const dayMs = 86_400_000;

export const rateAgeDays = ({ asOf }: ExchangeRate, now: number) =>
  Math.floor((now - Date.parse(`${asOf}T00:00:00Z`)) / dayMs);

export const isFresh = (rate: ExchangeRate, now: number) => rateAgeDays(rate, now) <= longestRateDays;

/** A formatted amount in pesos: in digits, in words such as `106 million`, and the rate with its day. */
export type Pesos = Readonly<Record<'amount' | 'words' | 'rate' | 'day', string>>;

/** Converts dollars to pesos, with the day in the format of a language; undefined once the rate is too old to be shown. */
export function pesosFor(
  price: string | number,
  now: number,
  { rate = exchangeRate, language = 'en-US' }: { rate?: ExchangeRate; language?: string } = {},
): Pesos | undefined {
  if (!isFresh(rate, now)) return undefined;

  const dollars = typeof price === 'number' ? price : priceInDollars(price);
  const amount = (dollars * rate.pesosPerDollar).toLocaleString('en-US', rounded);

  return {
    amount,
    words: inWords(amount),
    rate: rate.pesosPerDollar.toFixed(2),
    day: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
      Date.parse(rate.asOf),
    ),
  };
}

const rounded = { maximumSignificantDigits: 3 } as const;

const inWords = (amount: string) =>
  amount.length > '999,999'.length
    ? Number(amount.replaceAll(',', '')).toLocaleString('en-US', {
        ...rounded,
        notation: 'compact',
        compactDisplay: 'long',
      })
    : amount;
