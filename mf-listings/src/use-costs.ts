import { type Cost, costLines, type Priced } from '@dosmares/content/costs';
import { exchangeRate } from '@dosmares/content/exchange-rate';
import { grouped, useUnits } from '@dosmares/ui';
import { inOrder, useHasPesos } from './units.tsx';

/** Returns the lines of a group with their amounts in the chosen currency and, once it is known, in the other (D21). */
export function useCosts(rows: readonly Cost[], home: Priced) {
  const units = useUnits();
  const hasPesos = useHasPesos();
  const inPesos = costLines(rows, home, { rate: exchangeRate.pesosPerDollar, step: 1000 });

  return costLines(rows, home).map((line, at) => {
    const dollars = range(line.amounts.map((amount) => `$${grouped(amount)}`));
    const pesos = `≈ MXN ${pesosIn(inPesos[at]?.amounts ?? [])}`;

    return { ...line, words: inOrder(units, dollars, hasPesos ? pesos : undefined) };
  });
}

/** As `2 to 4`; an amount is not repeated. */
const range = ([low = '', high = '']: readonly string[]) => (low === high ? low : `${low} to ${high}`);

/** Exact to the thousand, so that lines in pesos add up, too. */
function pesosIn(amounts: readonly number[]) {
  const isInMillions = amounts.every((amount) => amount >= 1e6);
  if (isInMillions) return `${range(amounts.map((amount) => String(amount / 1e6)))} million`;

  return range(amounts.map((amount) => (amount < 1e6 ? grouped(amount) : `${amount / 1e6} million`)));
}
