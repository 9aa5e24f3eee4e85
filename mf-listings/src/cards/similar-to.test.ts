import { type Listing, listings } from '@dosmares/content/listings';
import { similarTo } from './similar-to.ts';

const [house] = listings as readonly [Listing];

it('D15 similar houses are at most three others, the nearest in price first', () => {
  const priced = (id: number, price: string) => ({ ...house, id, price });
  const all = [priced(1, '$100'), priced(2, '$900'), priced(3, '$150'), priced(4, '$60'), priced(5, '$99')];

  expect(similarTo('1', all).map(({ id }) => id)).toEqual([5, 4, 3]);
  expect(similarTo('7', all)).toEqual([]);
});
