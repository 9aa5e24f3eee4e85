import { marketReport } from '@dosmares/content/market-report';
import { render, screen } from '@testing-library/react';
import { dollars, number } from '../format.ts';
import { Overview } from './overview.tsx';

const cardOf = (title: string) => screen.getByRole('heading', { level: 3, name: title }).parentElement;

describe('Overview', () => {
  it('M04 states the figures of the last 30 days', () => {
    const { medianPrice, daysOnSite, inventory } = marketReport.overview;
    const { amount, active } = medianPrice;
    render(<Overview />);

    expect(screen.getByRole('heading', { level: 2, name: 'Overview - Last 30 Days' })).toBeVisible();
    expect(cardOf('Median Price')).toHaveTextContent(
      `Median Price${dollars(amount)} Active ${dollars(active)}`,
    );
    expect(cardOf('Days on Site')).toHaveTextContent(`Days on Site${number(daysOnSite.active)} Active`);
    expect(cardOf('Inventory')).toHaveTextContent(
      `Inventory${number(inventory.new)} NewActive ${number(inventory.active)}`,
    );
  });
});
