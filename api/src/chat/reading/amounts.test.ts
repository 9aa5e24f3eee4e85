import { exchangeRate } from '@dosmares/content/exchange-rate';
import { amountsIn } from './amounts.ts';

describe('amountsIn', () => {
  it.each([
    ['under 5 million dollars', { maxPrice: 5_000_000 }],
    ['below $4.5 million', { maxPrice: 4_500_000 }],
    ['less than 4,500,000', { maxPrice: 4_500_000 }],
    ['3 bedroom condo under 600k', { maxPrice: 600_000, beds: 3, bedsAtLeast: false }],
    ['menos de cinco millones', { maxPrice: 5_000_000 }],
    ['over 6 million', { minPrice: 6_000_000 }],
    ['between 4 and 6 million', { minPrice: 4_000_000, maxPrice: 6_000_000 }],
    ['entre 4 y 6 millones', { minPrice: 4_000_000, maxPrice: 6_000_000 }],
    ['at least six bedrooms', { beds: 6, bedsAtLeast: true }],
    ['fewer than 5 bedrooms', { bedsAtMost: 4 }],
    ['no more than four bedrooms', { bedsAtMost: 4 }],
    ['menos de 5 recámaras', { bedsAtMost: 4 }],
    ['at most 4 bedrooms', { bedsAtMost: 4 }],
    ['no less than 4 bedrooms', { beds: 4, bedsAtLeast: true }],
    ['al menos 5 recámaras', { beds: 5, bedsAtLeast: true }],
    ['por lo menos 3 millones', { minPrice: 3_000_000 }],
    ['6+ bedrooms', { beds: 6, bedsAtLeast: true }],
    ['una casa con siete recámaras', { beds: 7, bedsAtLeast: false }],
    ['MLS 25-5134', {}],
    ['one home for two people', { guests: 2 }],
    ['about 6M to spend', { budget: 6_000_000 }],
    ['half a million dollars', { budget: 500_000 }],
    ['anything under a million', { maxPrice: 1_000_000 }],
    ['algo de menos de un millón', { maxPrice: 1_000_000 }],
    ['algo por menos de 600 mil dólares', { maxPrice: 600_000 }],
    ['two rooms, 600ish', { beds: 2, bedsAtLeast: false, budget: 600_000 }],
    ['4 bed around 3.8', { beds: 4, bedsAtLeast: false, budget: 3_800_000 }],
    ['not a cent over 6 million', { maxPrice: 6_000_000 }],
    ['no más de 4 millones', { maxPrice: 4_000_000 }],
    ['menos de 5 mdd', { maxPrice: 5_000_000 }],
    ['menos de 4 y medio millones', { maxPrice: 4_500_000 }],
    ['built after 2020', { builtFrom: 2021 }],
    ['nothing older than 2018', { builtFrom: 2018 }],
    ['built before 2018', {}],
    ['hasta 4,3 millones', { maxPrice: 4_300_000 }],
    ['menos de 4.300.000 dólares', { maxPrice: 4_300_000 }],
    ['cuatro recámaras y 7.5 baños', { beds: 4, bedsAtLeast: false, baths: 7.5 }],
    ['next tuesday around 11', {}],
    ['call me at 6241234567', {}],
    ['2500 usd a month', {}],
    ['5 beds, 4.5 mil max', { beds: 5, bedsAtLeast: false, maxPrice: 4_500_000 }],
  ])('reads %s', (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });
});

describe('amounts in pesos', () => {
  const dollars = (pesos: number) => Math.round(pesos / exchangeRate.pesosPerDollar);

  it.each([
    ['tengo 80 millones de pesos', { budget: dollars(80e6) }],
    ['hasta 80 mdp', { maxPrice: dollars(80e6) }],
    ['under 60 million pesos', { maxPrice: dollars(60e6) }],
    ['entre 60 y 80 millones de pesos', { minPrice: dollars(60e6), maxPrice: dollars(80e6) }],
    ['under 5 million dollars, how much is it in pesos', { maxPrice: 5e6 }],
  ])('reads %s', (text, amounts) => {
    expect(amountsIn(text)).toEqual(amounts);
  });
});
