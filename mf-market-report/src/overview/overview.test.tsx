import { render, screen } from '@testing-library/react';
import { Overview } from './overview.tsx';

const cardOf = (title: string) => screen.getByRole('heading', { level: 3, name: title }).parentElement;

describe('Overview', () => {
  it('M04 states the figures of the last 30 days', () => {
    render(<Overview />);

    expect(screen.getByRole('heading', { level: 2, name: 'Overview - Last 30 Days' })).toBeVisible();
    expect(cardOf('Median Price')).toHaveTextContent('Median Price$484,000 Active $353,071.43');
    expect(cardOf('Days on Site')).toHaveTextContent('Days on Site169 Active');
    expect(cardOf('Inventory')).toHaveTextContent('Inventory83 NewActive 650');
  });
});
