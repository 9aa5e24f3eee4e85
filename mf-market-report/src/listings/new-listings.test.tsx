import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NewListings } from './new-listings.tsx';

const show = () => render(<NewListings />, { wrapper: TestPlatform });
const cards = () => screen.getAllByRole('article');
const place = () => screen.getByText(/of 3$/).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));

describe('NewListings', () => {
  it('M09 leads to all properties', () => {
    show();

    expect(screen.getByRole('heading', { name: 'New Listings - Last 30 Days' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/properties');
  });

  // biome-ignore format: a table reads in columns
  it.each([
    [0, ['ACTIVE', 'Cabo Corridor',  'Villa Marea Alta',   '$6,950,000', '6 beds', '7.5 baths', '1,120 m²', 'Oceanfront, with a lap pool above the rocks', '25-5206 · House']],
    [1, ['ACTIVE', 'Cabo San Lucas', 'Casa Agave',         '$3,795,800', '4 beds', '4.5 baths', '545 m²',                                                  '25-5219 · House']],
    [2, ['ACTIVE', 'Cabo San Lucas', 'Terraza Palmas 402', '$499,000',   '2 beds', '2 baths',               'Glass balcony over the palm court',           '25-5233 · House']],
  ] as const)('M10 M11 shows all facts of listing %i', (index, facts) => {
    show();

    expect(cards()).toHaveLength(3);
    for (const fact of facts) expect(cards()[index]).toHaveTextContent(fact);
  });

  it('M11 leaves out the area and the feature line where there is none', () => {
    show();

    expect(cards()[1]).not.toHaveTextContent('undefined');
    expect(cards()[2]).not.toHaveTextContent('m²');
  });

  it('M12 opens the share page in a new tab', () => {
    show();

    const link = within(cards()[0] as HTMLElement).getByRole('link');

    expect(link).toHaveAttribute('href', 'http://outside.example/share/25-5206');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('M14 steps through three places and ignores steps beyond the ends', async () => {
    show();
    const seen = [place()];

    for (const arrow of ['Previous', 'Next', 'Next', 'Next', 'Previous']) {
      await press(`${arrow} listing`);
      seen.push(place());
    }

    expect(seen).toEqual(['1 of 3', '1 of 3', '2 of 3', '3 of 3', '3 of 3', '2 of 3']);
  });

  it('M14 brings a card into view when the keyboard reaches it', async () => {
    show();

    for (let presses = 0; presses < 4; presses += 1) await userEvent.tab();

    expect(within(cards()[2] as HTMLElement).getByRole('link')).toHaveFocus();
    expect(place()).toBe('3 of 3');
  });
});
