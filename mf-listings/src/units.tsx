import { exchangeRate, isFresh, type Pesos, pesosFor } from '@dosmares/content/exchange-rate';
import type { Listing } from '@dosmares/content/listings';
import { chooseUnits, Money, type Units, useUnits, VisuallyHidden } from '@dosmares/ui';
import { colour, ease, space, surface, type } from '@dosmares/ui/brand';
import { css } from '@emotion/react';
import { useIsServed } from './served.tsx';

/** Returns a figure in the chosen units and, where there is one, in the others (D21). */
export function inOrder(units: Units, us: string, metric: string | undefined): readonly string[] {
  if (metric === undefined) return [us];

  return units === 'us' ? [us, metric] : [metric, us];
}

export const useSizes = ({ sqft, totalM2 }: Pick<Listing, 'sqft' | 'totalM2'>) =>
  inOrder(useUnits(), sqft, totalM2 === undefined ? undefined : `${totalM2} m²`);

/** Returns a text such as `0.58 acres (2,350 m²)` in the chosen units, the others in brackets. */
export const inUnits = (units: Units, text: string) =>
  units === 'us' ? text : text.replace(/^(.+) \((.+)\)$/, '$2 ($1)');

const switchStyles = css`
  ${type.small};
  display: flex;

  & > button {
    min-height: ${space(8)};
    padding: ${space(1)} clamp(${space(2)}, 1.6vw, ${space(3)});
    border: 1px solid ${surface('rule')};
    color: ${surface('quiet')};
    white-space: nowrap;
    transition: color ${ease}, background-color ${ease};
  }

  & > [aria-pressed='true'] {
    border-color: ${colour('navy')};
    color: ${colour('ivory')};
    background: ${colour('navy')};
  }
`;

// biome-ignore format: a table reads in columns
const choices: readonly { units: Units; short: string; words: string }[] = [
  { units: 'us',     short: 'ft · USD', words: ', feet and dollars' },
  { units: 'metric', short: 'm · MXN',  words: ', meters and pesos' },
];

export function UnitsSwitch() {
  const chosen = useUnits();

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to forms.
    <div role="group" aria-label="Units" css={switchStyles} data-print="hidden" data-script="needed">
      {choices.map(({ units, short, words }) => (
        <button key={units} type="button" aria-pressed={units === chosen} onClick={() => chooseUnits(units)}>
          {short}
          <VisuallyHidden>{words}</VisuallyHidden>
        </button>
      ))}
    </div>
  );
}

/* The line is reserved before its text: only the browser knows whether the rate is still fresh. */
const otherStyles = css`
  ${type.note};
  min-height: 1lh;
  text-wrap: balance;

  @media (max-width: 24em), (min-width: 1024px) and (max-width: 1239px) {
    min-height: 2lh;
  }
`;

/** A house's price in the currency that the visitor has chosen (D21); in dollars once the rate is too old. */
export function Price({ price }: { price: string }) {
  const pesos = usePesos(price);
  const [currency, amount] = useUnits() === 'metric' && pesos ? ['MXN', pesos.words] : ['USD', price];

  return (
    <span key={currency}>
      <Money currency={currency}>{amount}</Money>
    </span>
  );
}

export function OtherPrice({ price }: { price: string }) {
  const pesos = usePesos(price);
  const amount = useUnits() === 'metric' ? `≈ ${price} USD` : `About MXN ${pesos?.words}`;

  return <p css={otherStyles}>{pesos && `${amount} (${pesos.rate}, ${pesos.day})`}</p>;
}

/** Whether amounts in pesos are shown: served pages may be older than the rate. */
export const useHasPesos = () => !useIsServed() && isFresh(exchangeRate, Date.now());

/** Returns an amount in pesos; undefined in served pages, which may be older than the rate. */
export const usePesos = (dollars: string | number): Pesos | undefined =>
  useIsServed() ? undefined : pesosFor(dollars, Date.now());
