import type { Cost, Costs } from './schemas/guide.ts';

export type { Cost } from './schemas/guide.ts';

export const guideNote = {
  en: 'General information, not legal or tax advice.',
  es: 'Información general, no asesoría legal ni fiscal.',
} as const;

type Range = [low: number, high: number];
const share = (name: string, percent: Range, note: string): Cost => ({ name, note, percent });
const dollars = (name: string, amounts: Range, note: string): Cost => ({ name, note, dollars: amounts });

const closingCosts: readonly Cost[] = [
  share('Transfer tax', [2, 4], 'From the highest of price, appraisal and assessed value'),
  share('Notary', [1, 2], 'Checks title, debts and taxes, and writes the deed'),
  share('Trust and registry', [1, 2], 'The trust and its permit, public registry, appraisal, certificates'),
];

const sum = (end: 0 | 1) => closingCosts.reduce((all, { percent }) => all + (percent?.[end] ?? 0), 0);
const closing: Range = [sum(0), sum(1)];

/** What it costs to buy and to keep a home (D20). `buyers-guide.ts` says the same in words: change both. */
export const costs: Costs = {
  checked: 2026,
  buying: {
    title: 'To buy, once',
    rows: [...closingCosts],
    totals: [
      share('Closing, in total', closing, 'The share falls as the price rises'),
      share(
        'In all, about',
        [100 + closing[0], 100 + closing[1]],
        'Price and closing, an estimate: the notary gives an exact statement before anything is signed',
      ),
    ],
  },
  keeping: {
    title: 'To keep, each year',
    rows: [
      share('Property tax', [0.1, 0.3], 'From the assessed value, which is often below the price'),
      dollars(
        'Community (HOA)',
        [2_400, 30_000],
        'Guards, roads, gardens, staff; the listing agent knows this house’s fee',
      ),
      share('Insurance', [0.3, 1], 'From the value of the building, which is less than the price'),
    ],
    totals: [share('A year, in total', [1, 3], 'With upkeep and the trust bank’s yearly fee')],
  },
};

/** Returns the lowest and the highest amount of a cost at a price, in dollars. */
export function amountsOf({ percent = [], dollars }: Cost, price: number): readonly [number, number] {
  const [low = 0, high = 0] = dollars ?? percent.map((share) => (price * share) / 100);

  return [Math.round(low), Math.round(high)];
}
