import { exchangeRate, longestRateDays } from '@dosmares/content/exchange-rate';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { OtherPrice, Price, UnitsSwitch } from './units.tsx';

const price = '$5,750,000';
const rateDate = Date.parse(exchangeRate.asOf);
const tooLate = rateDate + (longestRateDays + 1) * 86_400_000;

const prices = (
  <>
    <UnitsSwitch />
    <h2>
      <Price price={price} />
    </h2>
    <OtherPrice price={price} />
  </>
);
const chooseMetric = () => userEvent.click(screen.getByRole('button', { name: /^m · MXN/ }));

describe('a price', () => {
  beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(rateDate));
  afterEach(() => act(() => localStorage.clear()));

  it('D12 shows the approximate amount in pesos, with the rate and its date', () => {
    render(prices);

    expect(screen.getByRole('heading')).toHaveTextContent('$5,750,000 USD');
    expect(
      screen.getByText(
        new RegExp(`^About MXN [\\d.]+ million \\(${exchangeRate.pesosPerDollar.toFixed(2)}, `),
      ),
    ).toBeVisible();
  });

  it('D21 is in pesos for visitors who choose them, and stays so on this device', async () => {
    const { unmount } = render(prices);
    await chooseMetric();
    unmount();

    render(prices);

    expect(screen.getByRole('heading')).toHaveTextContent(/^[\d.]+ million MXN$/);
    expect(screen.getByText(/^≈ \$5,750,000 USD \(/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^m · MXN/ })).toHaveAttribute('aria-pressed', 'true');
  });

  it('D12 D21 is only in dollars once the rate is too old, and in served pages', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(tooLate);
    render(prices);
    await chooseMetric();

    expect(screen.getByRole('heading')).toHaveTextContent('$5,750,000 USD');
    expect(screen.queryByText(/\(/)).toBeNull();
    expect(renderToString(prices)).not.toContain('million');
  });
});
