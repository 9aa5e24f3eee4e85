import { type Cost, costLines, type Priced } from '@dosmares/content/costs';
import { exchangeRate } from '@dosmares/content/exchange-rate';
import { grouped, useUnits } from '@dosmares/ui';
import { inOrder, usePesos } from './units.tsx';

/** Returns the lines of a group with their amounts in the chosen currency and, once it is known, in the other (D21). */
export function useCosts(rows: readonly Cost[], home: Priced) {
  const units = useUnits();
  const hasPesos = usePesos(1) !== undefined;
  const inPesos = costLines(rows, home, { rate: exchangeRate.pesosPerDollar, step: 1000 });

  return costLines(rows, home).map((line, at) => {
    const dollars = range(line.amounts.map((amount) => `$${grouped(amount)}`));
    const pesos = `≈ MXN ${range(inPesos[at]?.amounts.map(millions) ?? [])}`;

    return { ...line, words: inOrder(units, dollars, hasPesos ? pesos : undefined) };
  });
}

/** Exact to the thousand, so that lines in pesos add up, too. */
const millions = (pesos: number) => (pesos < 1e6 ? grouped(pesos) : `${String(pesos / 1e6)} million`);

/** As `2 to 4`; "million" is not repeated, nor is an amount. */
const range = ([low = '', high = '']: readonly (string | number)[]) =>
  low === high ? String(low) : `${low} to ${high}`.replace(/ million to (.* million)$/, ' to $1');
