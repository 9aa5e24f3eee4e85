import { exchangeRate, inPesos, longestRateDays } from '@dosmares/content/exchange-rate';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Pesos } from './pesos.tsx';

const price = '$5,750,000';
const day = 86_400_000;
const written = Date.parse(exchangeRate.asOf);

describe('Pesos', () => {
  it('D12 tells about how many pesos a price is, at what rate and of which day', () => {
    render(<Pesos price={price} now={() => written} />);

    expect(screen.getByText(inPesos(price, written) ?? 'nothing')).toBeVisible();
  });

  it('D12 is silent once the rate is too old, and in served pages', () => {
    const { container } = render(<Pesos price={price} now={() => written + (longestRateDays + 1) * day} />);

    expect(container).toHaveTextContent(/^$/);
    expect(renderToString(<Pesos price={price} now={() => written} />)).not.toContain('MXN');
  });
});
