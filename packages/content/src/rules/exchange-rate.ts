import Type, { type Static } from 'typebox';
import { day, entry } from './values.ts';

/** The price of a dollar, and its day. */
export const ExchangeRate = entry({
  pesosPerDollar: Type.Number({
    minimum: 5,
    maximum: 100,
    description: 'be pesos for a dollar, such as 18.44',
  }),
  asOf: day,
});

/** The price of a dollar, and its day. */
export type ExchangeRate = Static<typeof ExchangeRate>;
