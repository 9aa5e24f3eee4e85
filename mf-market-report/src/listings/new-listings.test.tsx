import { marketReport, type ReportListing } from '@dosmares/content/market-report';
import { TestPlatform } from '@dosmares/platform/testing';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { dollars, number } from '../format.ts';
import { ListingCard } from './listing-card.tsx';
import { NewListings } from './new-listings.tsx';

const show = () => render(<NewListings />, { wrapper: TestPlatform });
const cards = () => screen.getAllByRole('article');
const place = () => screen.getByText(/of 3$/).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('NewListings', () => {
  it.each(marketReport.listings.map((listing, index) => ({ ...listing, index })))(
    'M10 M11 shows all facts of $name',
    ({ index, ...listing }) => {
      show();
      const { status, area, name, price, beds, baths, reference, type } = listing;
      const { squareMeters, feature } = marketReport.listings[index] ?? listing;
      const optional = [squareMeters && `${number(squareMeters)} m²`, feature].filter(Boolean) as string[];
      const facts = [status, area, name, dollars(price), `${beds} bed`, `${baths} bath`];

      for (const fact of facts.concat(optional, `${reference} · ${type}`))
        expect(cards()[index]).toHaveTextContent(fact);
      expect(cards()).toHaveLength(3);
    },
  );

  it('M11 leaves out the area and the feature line where there is none', () => {
    const [listing] = marketReport.listings as unknown as readonly [ReportListing];
    const { squareMeters: _, feature: __, ...bare } = listing;
    render(<ListingCard listing={bare} />, { wrapper: TestPlatform });

    expect(cards()[0]).not.toHaveTextContent('undefined');
    expect(cards()[0]).not.toHaveTextContent('m²');
  });

  it('M09 M12 L07 links to all properties, and from each card only to its share page, in a new tab', () => {
    show();
    const link = within(cards()[0] as HTMLElement).getByRole('link');

    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/properties');
    for (const [name, value] of Object.entries({
      href: `http://outside.example/share/${marketReport.listings[0]?.reference}`,
      target: '_blank',
      rel: 'noopener noreferrer',
    }))
      expect(link).toHaveAttribute(name, value);
  });

  it('M14 steps through three places, ignores steps beyond the ends, and follows the keyboard', async () => {
    show();
    const seen = [place()];

    for (const arrow of ['Previous', 'Next', 'Next', 'Next', 'Previous']) {
      await press(`${arrow} listing`);
      seen.push(place());
    }
    expect(seen).toEqual(['1 of 3', '1 of 3', '2 of 3', '3 of 3', '3 of 3', '2 of 3']);

    act(() =>
      within(cards()[0] as HTMLElement)
        .getByRole('link')
        .focus(),
    );
    expect(place()).toBe('1 of 3');
  });
});
