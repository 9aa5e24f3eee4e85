import { homeTeam } from '@dosmares/content/roster';
import { claims } from '@dosmares/content/site';
import { TestPlatform } from '@dosmares/platform/testing';
import { render, screen } from '@testing-library/react';
import HomePage, { head } from './home-page.tsx';

const slots = {
  get: (address: string) => ({
    default: (props: object) => <div data-testid={address}>{JSON.stringify(props)}</div>,
  }),
};

function open() {
  // The film has a test of its own: here the visitor wants less motion.
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
  render(
    <TestPlatform slots={slots}>
      <HomePage />
    </TestPlatform>,
  );
}

const [sold, sales] = [claims.propertiesSold.text, claims.sales.text];
const hrefs = (name: string) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

describe('the home page', () => {
  it('G01 H02 H05 H09 leads to the search, and sellers to an evaluation', () => {
    open();

    expect(head()).toMatchObject({ canonical: '/', jsonLd: [{ '@type': 'RealEstateAgent' }] });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(hrefs('Search Properties')).toEqual(['/properties', '/properties']);
    expect(hrefs('View All Properties')).toEqual(['/properties']);
    expect(hrefs('Free Home Evaluation')).toEqual(['/contact?type=selling']);
  });

  it('H03 H06 S01 shows two figures in the hero, and four below their title', () => {
    open();

    expect(screen.getAllByText(sold)[0]?.parentElement).toHaveTextContent(`${sold}properties sold`);
    expect(screen.getAllByText(sales)[0]?.parentElement).toHaveTextContent(`${sales}in sales`);
    const band = screen.getByRole('region', { name: "IT'S KNOWLEDGE" });
    for (const figure of [claims.combinedYears.text, sold, claims.committedPercent.text, sales])
      expect(band).toHaveTextContent(figure);
  });

  it('H04 H07 has a place for the featured houses, and asks mf-agents for its members in order', () => {
    open();

    expect(screen.getByRole('region', { name: 'Featured Properties' })).toContainElement(
      screen.getByTestId('mf-listings/featured-grid'),
    );
    expect(screen.getByTestId('mf-agents/team-grid')).toHaveTextContent(JSON.stringify({ ids: homeTeam }));
  });
});
