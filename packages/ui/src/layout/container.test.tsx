import { render, screen } from '@testing-library/react';
import { Container } from './container.tsx';

describe('Container', () => {
  it('G19 is at most 1400 px wide inside its gutters', () => {
    render(
      <Container width="wide" as="main">
        Report
      </Container>,
    );

    expect(getComputedStyle(screen.getByRole('main')).maxWidth).toContain('1400px');
  });
});
