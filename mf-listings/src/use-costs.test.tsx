import { exchangeRate, longestRateDays } from '@dosmares/content/exchange-rate';
import { render, screen } from '@testing-library/react';
import { useCosts } from './use-costs.ts';

const rateDate = Date.parse(exchangeRate.asOf);

/** Shows the amounts of a cost in both currencies, given in pesos. */
function Shown({ pesos }: { pesos: readonly number[] }) {
  const dollars = pesos.map((amount) => amount / exchangeRate.pesosPerDollar);
  const [line] = useCosts([{ id: 'any', name: 'Any', note: '', dollars }], { price: 1 });

  return <p>{line?.words.slice(1).join()}</p>;
}

it.each([
  ['below a million', [300_000, 999_000], '≈ MXN 300,000 to 999,000'],
  ['across a million', [300_000, 2_500_000], '≈ MXN 300,000 to 2.5 million'],
  ['above a million', [2_000_000, 4_125_000], '≈ MXN 2 to 4.125 million'],
  ['of one amount', [2_000_000, 2_000_000], '≈ MXN 2 million'],
])('D21 a range of pesos %s names its unit once', (_, pesos, words) => {
  jest.spyOn(Date, 'now').mockReturnValue(rateDate);
  render(<Shown pesos={pesos} />);

  expect(screen.getByText(words)).toBeVisible();
});

it('D21 no pesos are shown once the rate is too old', () => {
  jest.spyOn(Date, 'now').mockReturnValue(rateDate + (longestRateDays + 1) * 86_400_000);
  render(<Shown pesos={[1, 2]} />);

  expect(screen.queryByText(/MXN/)).toBeNull();
});
