import { featured } from '@dosmares/content/listings';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import FeaturedGrid from './featured-grid.tsx';

it.each(featured)(
  'H04 L01 L02 L03 L04 L05 L06 shows $title and links to its page',
  ({ title, ...listing }) => {
    const { id, location, beds, baths, sqft, price, mlsNumber, status, features } = listing;
    render(<FeaturedGrid />, { wrapper: TestPlatform });
    const article = screen.getByRole('heading', { level: 3, name: title }).closest('article') as HTMLElement;
    const card = within(article);
    const counts = [`${beds} bed`, `${baths} bath`].map((words) => new RegExp(`^${words}s?$`));

    expect(card.getByRole('img')).toHaveAccessibleName();
    for (const text of [location, ...counts, sqft, price, `MLS ${mlsNumber}`, status])
      expect(card.getByText(text)).toBeVisible();
    expect(article).toHaveTextContent(features.slice(0, 3).join(' · '));
    for (const feature of features.slice(3)) expect(article).not.toHaveTextContent(feature);
    if (features.length > 3) expect(article).toHaveTextContent(`+${features.length - 3} more`);
    else expect(article).not.toHaveTextContent('more');
    expect(card.getByRole('link')).toHaveAccessibleName(new RegExp(`^View details ?: ${title}`));
    expect(card.getByRole('link')).toHaveAttribute('href', `/property/${id}`);
  },
);
