import { render, screen } from '@testing-library/react';
import { Badge } from './badge.tsx';
import { Skeleton } from './skeleton.tsx';

it('Skeleton D01 keeps the place and says what is on its way', () => {
  render(<Skeleton height="320px" label="Loading property..." />);

  expect(screen.getByRole('status')).toHaveTextContent('Loading property...');
  expect(screen.getByRole('status')).toHaveStyle({ minHeight: '320px' });
});

it('Badge D05 is one word', () => {
  render(<Badge tone="gold">Luxury</Badge>);

  expect(screen.getByText('Luxury')).toHaveStyle({ color: 'var(--night)' });
});
