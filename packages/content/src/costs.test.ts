import fc from 'fast-check';
import { guideEntry } from './buyers-guide.ts';
import { costLines, costs } from './costs.ts';
import { priceInDollars } from './listings.ts';
import { properties } from './properties.ts';

const groups = [costs.buying.rows, costs.keeping.rows];
const rowOf = (id: string) =>
  groups.flat().find((row) => row.id === id) as (typeof costs.buying.rows)[number];
const pesos = { rate: 18.44, step: 1000 };

describe('what it costs to buy and to keep a home', () => {
  it('D20 every total is the sum of the lines above it, at any price, fee and exchange rate', () => {
    const anyHome = [
      fc.integer({ min: 1, max: 1e9 }),
      fc.integer({ max: 1e6, min: 0 }),
      fc.integer({ min: 1, max: 99 }),
    ] as const;

    fc.assert(
      fc.property(...anyHome, (price, communityFee, rate) => {
        for (const rows of groups)
          for (const money of [undefined, { rate, step: 1000 }])
            for (const end of [0, 1] as const) {
              const lines = costLines(rows, { price, communityFee }, money);
              lines.forEach(({ sum, amounts }, at) => {
                const above = lines.slice(0, at).filter((line) => !line.sum);
                if (sum) expect(amounts[end]).toBe(above.reduce((all, line) => all + line.amounts[end], 0));
              });
            }
      }),
    );
  });

  it('D20 totals are about what the guide says of a home at four million dollars', () => {
    const home = { price: 4_000_000, communityFee: 1_500 };
    for (const { id, sum, amounts } of groups.flatMap((rows) => costLines(rows, home)))
      if (sum) {
        expect([id, amounts[0] / home.price]).toEqual([id, expect.closeTo((sum[0] ?? 0) / 100, 2)]);
        expect(amounts[1] / home.price).toBeLessThan(((sum[1] ?? 0) + 0.1) / 100);
      }
  });

  it('D20 a house pays the fee of its own community', () => {
    for (const { price, communityFee } of properties) {
      const yearly = costLines(costs.keeping.rows, { price: priceInDollars(price), communityFee }, pesos);
      const fee = Math.round((12 * communityFee * pesos.rate) / 1000) * 1000;
      expect(yearly.find((line) => line.id === 'hoa')?.amounts).toEqual([fee, fee]);
    }
  });

  it.each([
    ['closing-costs', '4 to 8 percent of the price', rowOf('closing-costs').sum, [4, 8]],
    ['acquisition-tax', 'usually 2 to 4 percent', rowOf('acquisition-tax').percent, [2, 4]],
    ['trust', '$1,500 to $3,500', rowOf('trust-setup').dollars, [1_500, 3_500]],
    ['trust', '$500 to $1,000 a year', rowOf('bank-fee').dollars, [500, 1_000]],
    ['property-tax', 'usually 0.1 to 0.3 percent', rowOf('property-tax').percent, [0.1, 0.3]],
    ['property-tax', '1 to 3 percent of the price a year', rowOf('keeping').sum, [1, 3]],
    ['hoa', '$200 and $2,500 a month', rowOf('hoa').dollars, [2_400, 30_000]],
    ['insurance', '0.3 to 1 percent of the value', rowOf('insurance').percent, [0.3, 1]],
  ])('D20 is what the guide says under %s: %s', (id, words, range, same) => {
    expect(guideEntry(id)?.answer.en).toContain(words);
    expect(range).toEqual(same);
  });
});
