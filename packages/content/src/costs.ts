import type { Cost, Costs } from './rules/guide.ts';

export type { Cost } from './rules/guide.ts';

export const guideNote = {
  en: 'General information, not legal or tax advice.',
  es: 'Información general, no asesoría legal ni fiscal.',
} as const;

/** What it costs to buy and to keep a home (D20). `buyers-guide.ts` tells the same in words: change both. */
export const costs: Costs = {
  checked: 2026,
  buying: {
    title: 'To buy, once',
    rows: [
      {
        name: 'Transfer tax',
        note: 'From the highest of price, appraisal and assessed value',
        percent: [2, 4],
      },
      { name: 'Notary', note: 'Checks title, debts and taxes, and writes the deed', percent: [1, 2] },
      {
        name: 'Trust and registry',
        note: 'The trust and its permit, public registry, appraisal, certificates',
        percent: [1, 2],
      },
    ],
    totals: [
      { name: 'Closing, in total', note: 'The share falls as the price rises', percent: [4, 8] },
      {
        name: 'In all, about',
        note: 'Price and closing, an estimate: the notary gives an exact statement before anything is signed',
        percent: [104, 108],
      },
    ],
  },
  keeping: {
    title: 'To keep, each year',
    rows: [
      {
        name: 'Property tax',
        note: 'From the assessed value, which is often below the price',
        percent: [0.1, 0.3],
      },
      {
        name: 'Community (HOA)',
        note: 'Guards, roads, gardens, staff; the listing agent knows this house’s fee',
        dollars: [2_400, 30_000],
      },
      {
        name: 'Insurance',
        note: 'From the value of the building, which is less than the price',
        percent: [0.3, 1],
      },
    ],
    totals: [
      {
        name: 'A year, in total',
        note: 'With upkeep and the trust bank’s yearly fee',
        percent: [1, 3],
      },
    ],
  },
};

export function amountsOf({ percent = [], dollars }: Cost, price: number): readonly [number, number] {
  const [low = 0, high = 0] = dollars ?? percent.map((share) => (price * share) / 100);

  return [Math.round(low), Math.round(high)];
}
