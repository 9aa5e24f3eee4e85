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

// biome-ignore format: a table reads in columns
const samples = [
  ['L03', 0, 'Exclusive Estate Investment', 'Pedregal, Cabo San Lucas',     '6 beds', '7 baths', '7,200 sq ft', '$5,750,000', 'MLS 25-5134'],
  ['L04', 1, 'Luxury Portfolio Property',   'Cabo Corridor',                '5 beds', '5 baths', '5,500 sq ft', '$4,200,000', 'MLS 25-5045'],
  ['L05', 2, 'Premier Investment Villa',    'Palmilla, San Jose del Cabo',  '7 beds', '8 baths', '8,500 sq ft', '$6,500,000', 'MLS 25-5178'],
] as const;

describe('FeaturedGrid', () => {
  it('H04 has exactly three listing cards', () => {
    expect(cards()).toHaveLength(3);
  });

  it.each(samples)('L01 %s shows card %i: %s', (_id, index, title, ...texts) => {
    const card = within(cards()[index] as HTMLElement);

    expect(card.getByRole('heading', { level: 3, name: title })).toBeVisible();
    expect(card.getByRole('img')).toHaveAccessibleName();
    for (const text of [...texts, 'Active']) expect(card.getByText(text)).toBeVisible();
  });

  it('L02 shows three features and counts the others', () => {
    const [first, second, third] = cards();

    expect(first).toHaveTextContent('Vanishing-edge pool, 22 metres · Pacific and sunset views');
    expect(first).toHaveTextContent('+3 more');
    expect(first).not.toHaveTextContent('Gated hillside community');
    expect(second).toHaveTextContent('+2 more');
    expect(third).toHaveTextContent('+4 more');
  });

  it('L06 makes each card one link to the listing search', () => {
    for (const card of cards()) {
      expect(within(card).getAllByRole('link')).toHaveLength(1);
      expect(within(card).getByRole('link')).toHaveAttribute('href', '/properties');
    }
  });
});
