import { guideEntry } from './buyers-guide.ts';
import { amountsOf, costs } from './costs.ts';

const wordsOf = (id: string) => guideEntry(id)?.answer.en;
const rowOf = (name: string) =>
  [...costs.buying.rows, ...costs.keeping.rows].find((row) => row.name === name) ?? costs.buying.total;

describe('what it costs to buy and to keep a home', () => {
  it('D20 adds up: the parts of the closing are its total', () => {
    const sums = [0, 1].map((end) =>
      costs.buying.rows.reduce((sum, { percent }) => sum + (percent?.[end] ?? 0), 0),
    );

    expect(sums).toEqual(costs.buying.total.percent);
  });

  it('D20 is what the guide says', () => {
    expect(wordsOf('closing-costs')).toContain('4 to 8 percent of the price');
    expect(wordsOf('acquisition-tax')).toContain('usually 2 to 4 percent');
    expect(wordsOf('property-tax')).toContain('usually 0.1 to 0.3 percent');
    expect(wordsOf('property-tax')).toContain('1 to 3 percent of the price a year');
    expect(wordsOf('hoa')).toContain('between 200 and 2,500 dollars a month');
    expect(wordsOf('insurance')).toContain('0.3 to 1 percent of the value');
    for (const [name, range] of [
      ['Transfer tax', [2, 4]],
      ['Property tax', [0.1, 0.3]],
      ['Insurance', [0.3, 1]],
    ] as const)
      expect(rowOf(name).percent).toEqual(range);
    expect(rowOf('Community (HOA)').dollars).toEqual([200 * 12, 2_500 * 12]);
    expect(costs.keeping.total.percent).toEqual([1, 3]);
  });

  it('D20 is told for one price', () => {
    expect(amountsOf(costs.buying.total, 5_750_000)).toEqual([230_000, 460_000]);
    expect(amountsOf(rowOf('Community (HOA)'), 5_750_000)).toEqual([2_400, 30_000]);
  });
});
