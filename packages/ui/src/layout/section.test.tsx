import { render, screen } from '@testing-library/react';
import { gutter } from '../brand/tokens.ts';
import { Container } from './container.tsx';
import { Section } from './section.tsx';

it('a section is named by its title, at the level asked for; without one it is no landmark', () => {
  const { rerender } = render(<Section title="Team" headingLevel={1} action={<a href="/team">All</a>} />);
  expect(screen.getByRole('region', { name: 'Team' })).toContainElement(screen.getByRole('link'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Team');

  rerender(<Section>Words</Section>);

  expect(screen.queryByRole('region')).toBeNull();
});

it('G19 a page is a column of 1200 px, at most 1400 px wide with its gutters', () => {
  render(<Container>Report</Container>);

  expect(getComputedStyle(screen.getByText('Report')).maxWidth).toContain('1200px');
  expect(1200 + 2 * Number.parseInt(gutter, 10)).toBeLessThanOrEqual(1400);
});
