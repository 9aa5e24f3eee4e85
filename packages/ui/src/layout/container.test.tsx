import { render, screen } from '@testing-library/react';
import { gutter } from '../brand/tokens.ts';
import { Container } from './container.tsx';

describe('Container', () => {
  it('G19 is a column of 1200 px, at most 1400 px wide with its gutters', () => {
    render(<Container as="main">Report</Container>);

    expect(getComputedStyle(screen.getByRole('main')).maxWidth).toContain('1200px');
    expect(1200 + 2 * Number.parseInt(gutter, 10)).toBeLessThanOrEqual(1400);
  });
});
