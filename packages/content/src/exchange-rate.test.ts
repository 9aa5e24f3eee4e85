import { longestRateDays, pesosFor, rateAgeDays } from './exchange-rate.ts';

const rate = { pesosPerDollar: 18.44, asOf: '2026-11-20' };
const daysLater = (days: number) => Date.parse('2026-11-20T12:00:00Z') + days * 86_400_000;

describe('a price in pesos', () => {
  it.each([
    ['$5,750,000', '106 million'],
    [998_500, '18.4 million'],
    [2_400, '44,300'],
  ])('D12 is %s as %s', (price, words) => {
    expect(pesosFor(price, daysLater(2), { rate })).toMatchObject({
      words,
      rate: '18.44',
      day: 'November 20, 2026',
    });
  });

  it('D12 is not shown once the rate is older than 45 days', () => {
    expect(rateAgeDays(rate, daysLater(longestRateDays))).toBe(45);
    expect(pesosFor('$5,750,000', daysLater(45), { rate })).toBeDefined();
    expect(pesosFor('$5,750,000', daysLater(46), { rate })).toBeUndefined();
  });
});
