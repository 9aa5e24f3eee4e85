import { office } from '@dosmares/content/office';
import { homeTeam } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { expectFirstTabEveryTime } from '../sections/testing/tabbed-dialog.ts';
import HomePage, { head } from './home-page.tsx';

const slots = {
  get: (address: string) => ({
    default: ((props: object) => (
      <div data-testid={address}>{JSON.stringify(props)}</div>
    )) as ComponentType<never>,
  }),
};

function open() {
  render(
    <TestPlatform slots={slots}>
      <HomePage />
    </TestPlatform>,
  );

  return userEvent.setup();
}

// The film has a test of its own: here the visitor wants less motion.
beforeAll(() => {
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
});

const [sold, sales] = [claims.propertiesSold.text, claims.sales.text];

describe('the home page', () => {
  it('G01 H02 leads from the hero to the search', () => {
    open();

    const [first] = screen.getAllByRole('link', { name: 'Search Properties' });
    expect(first).toHaveAttribute('href', '/properties');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('H03 shows two figures in the hero', () => {
    open();

    expect(screen.getAllByText(sold)[0]?.parentElement).toHaveTextContent(`${sold}properties sold`);
    expect(screen.getAllByText(sales)[0]?.parentElement).toHaveTextContent(`${sales}in sales`);
  });

  it('H04 leaves a place for the featured grid of mf-listings', () => {
    open();

    expect(screen.getByRole('heading', { name: 'Featured Properties' })).toBeVisible();
    expect(screen.getByTestId('mf-listings/featured-grid')).toBeVisible();
  });

  it('H05 links to all properties', () => {
    open();

    expect(screen.getByRole('link', { name: 'View All Properties' })).toHaveAttribute('href', '/properties');
  });

  it('H06 S01 titles the figures and holds their final values', () => {
    open();

    const band = screen.getByRole('region', { name: "IT'S KNOWLEDGE" });
    for (const figure of [claims.combinedYears.text, sold, claims.committedPercent.text, sales])
      expect(band).toHaveTextContent(figure);
    expect(band).toHaveTextContent('in sales since 1987');
  });

  it('H07 asks mf-agents for its members in order', () => {
    open();

    expect(screen.getByTestId('mf-agents/team-grid')).toHaveTextContent(JSON.stringify({ ids: homeTeam }));
  });

  it.each(['Family', 'Experience', 'Innovation'])('H08 A06 opens %s on its first tab, every time', (name) =>
    expectFirstTabEveryTime(open(), name),
  );

  it('H09 invites buyers to the search and sellers to an evaluation', () => {
    open();

    const buy = within(
      screen.getByRole('heading', { name: 'Ready to Buy' }).closest('section') as HTMLElement,
    );
    const sell = within(
      screen.getByRole('heading', { name: 'Ready to Sell' }).closest('section') as HTMLElement,
    );
    expect(buy.getByRole('link')).toHaveAttribute('href', '/properties');
    expect(sell.getByRole('link', { name: 'Free Home Evaluation' })).toHaveAttribute(
      'href',
      '/contact?type=selling',
    );
  });

  it('describes the office to search engines', () => {
    const { canonical, jsonLd, description } = head();

    expect(canonical).toBe('/');
    expect(description.length).toBeLessThanOrEqual(160);
    expect(jsonLd?.[0]).toMatchObject({
      '@type': 'RealEstateAgent',
      name: office.name,
      foundingDate: String(office.founded),
    });
  });
});
