import { guideEntry } from './buyers-guide.ts';
import { costs } from './costs.ts';

const all = [costs.buying, costs.keeping].flatMap(({ rows, totals }) => [...rows, ...totals]);
const rowOf = (name: string) => all.find((row) => row.name === name) as (typeof all)[number];

describe('what it costs to buy and to keep a home', () => {
  it.each([
    ['closing-costs', '4 to 8 percent of the price', rowOf('Closing, in total').percent, [4, 8]],
    ['acquisition-tax', 'usually 2 to 4 percent', rowOf('Transfer tax').percent, [2, 4]],
    ['property-tax', 'usually 0.1 to 0.3 percent', rowOf('Property tax').percent, [0.1, 0.3]],
    ['property-tax', '1 to 3 percent of the price a year', rowOf('A year, in total').percent, [1, 3]],
    ['hoa', '200 and 2,500 dollars a month', rowOf('Community (HOA)').dollars, [2_400, 30_000]],
    ['insurance', '0.3 to 1 percent of the value', rowOf('Insurance').percent, [0.3, 1]],
  ])('D20 is what the guide says under %s: %s', (id, words, range, same) => {
    expect(guideEntry(id)?.answer.en).toContain(words);
    expect(range).toEqual(same);
  });
});
