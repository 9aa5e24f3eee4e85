import { type Pesos, pesosFor } from '@dosmares/content/exchange-rate';
import { Dollars, Money, type, useUnits } from '@dosmares/ui';
import { css } from '@emotion/react';
import { useIsServed } from './served.tsx';

/* The line is there before its words: only the browser knows whether the rate is still fresh. */
const otherStyles = css`
  ${type.note};
  min-height: 1lh;
  text-wrap: balance;

  @media (max-width: 24em), (min-width: 1024px) and (max-width: 1239px) {
    min-height: 2lh;
  }
`;

interface PriceProps {
  price: string;
  now?: () => number;
}

/** A house's price in the currency that the visitor has chosen (D21); in dollars once the rate is too old. */
export function Price({ price, now }: PriceProps) {
  const pesos = usePesos(price, now);

  return useUnits() === 'metric' && pesos ? (
    <span key="pesos">
      <Money currency="MXN">{pesos.words}</Money>
    </span>
  ) : (
    <span key="dollars">
      <Dollars>{price}</Dollars>
    </span>
  );
}

/** The same price in the other currency, with the rate and its day (D12). */
export function OtherPrice({ price, now }: PriceProps) {
  const pesos = usePesos(price, now);
  const amount = useUnits() === 'metric' ? `≈ ${price} USD` : `About MXN ${pesos?.words}`;

  return <p css={otherStyles}>{pesos && `${amount} (${pesos.rate}, ${pesos.day})`}</p>;
}

/** Returns an amount in pesos; undefined in served pages, which may be older than the rate. */
export const usePesos = (dollars: string | number, now = Date.now): Pesos | undefined =>
  useIsServed() ? undefined : pesosFor(dollars, now());
