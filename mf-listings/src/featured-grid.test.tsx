import { featured } from '@dosmares/content/listings';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import FeaturedGrid from './featured-grid.tsx';

function cards() {
  render(
    <TestPlatform>
      <FeaturedGrid />
    </TestPlatform>,
  );

  return screen.getAllByRole('article');
}

describe('FeaturedGrid', () => {
  it('H04 has a card for each listing', () => {
    expect(cards()).toHaveLength(featured.length);
  });

  it.each(featured)('L01 L03 L04 L05 shows the card of $title', ({ title, ...listing }) => {
    const { location, beds, baths, sqft, price, mlsNumber, status } = listing;
    const card = within(cards()[featured.findIndex(({ id }) => id === listing.id)] as HTMLElement);
    const counts = [`${beds} bed`, `${baths} bath`].map((words) => new RegExp(`^${words}s?$`));

    expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(card.getByRole('img')).toHaveAccessibleName();
    for (const text of [location, ...counts, sqft, price, `MLS ${mlsNumber}`, status])
      expect(card.getByText(text)).toBeVisible();
  });

  it.each(featured)(
    'L02 shows three features of $title at most and counts the others',
    ({ id, features }) => {
      const card = cards()[featured.findIndex((listing) => listing.id === id)];

      expect(card).toHaveTextContent(features.slice(0, 3).join(' · '));
      for (const feature of features.slice(3)) expect(card).not.toHaveTextContent(feature);
      if (features.length > 3) expect(card).toHaveTextContent(`+${features.length - 3} more`);
      else expect(card).not.toHaveTextContent('more');
    },
  );

  it.each(featured)('L06 leads to the page of $title and nowhere else', ({ id, title }) => {
    const card = within(cards()[featured.findIndex((listing) => listing.id === id)] as HTMLElement);
    const link = card.getByRole('link');

    expect(link).toHaveAccessibleName(new RegExp(`^View details ?: ${title}`));
    expect(link).toHaveAttribute('href', `/property/${id}`);
  });
});
