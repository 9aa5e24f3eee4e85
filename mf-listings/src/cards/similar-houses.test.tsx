import { type Listing, listings } from '@dosmares/content/listings';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import { SimilarHouses, similarTo } from './similar-houses.tsx';

const [house] = listings as readonly [Listing];

describe('similar houses', () => {
  it('D15 are at most three others', () => {
    render(<SimilarHouses id={String(house.id)} />, { wrapper: TestPlatform });

    expect(screen.getByRole('region', { name: 'Similar houses' })).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(Math.min(3, listings.length - 1));
    expect(screen.queryByRole('heading', { name: house.title })).toBeNull();
  });

  it('D15 begin with the nearest in price', () => {
    const priced = (id: number, price: string) => ({ ...house, id, price });
    const all = [priced(1, '$100'), priced(2, '$900'), priced(3, '$150'), priced(4, '$60'), priced(5, '$99')];

    expect(similarTo('1', all).map(({ id }) => id)).toEqual([5, 4, 3]);
    expect(similarTo('7', all)).toEqual([]);
  });
});
