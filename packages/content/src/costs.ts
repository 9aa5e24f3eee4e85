import type { Cost, Costs } from './schemas/guide.ts';

export type { Cost } from './schemas/guide.ts';

export const guideNote = {
  en: 'General information, not legal or tax advice.',
  es: 'Información general, no asesoría legal ni fiscal.',
} as const;

/** What it costs to buy and to keep a home (D20). `buyers-guide.ts` says the same in words: change both. */
// biome-ignore format: a table reads in columns
export const costs: Costs = {
  checked: 2026,
  buying: {
    title: 'One-time costs',
    rows: [
      { id: 'acquisition-tax', name: 'Transfer tax',      percent: [2, 4],          note: 'On the highest of price, appraisal and assessed value' },
      { id: 'notary',          name: 'Notary',            percent: [1, 2],          note: 'Checks title, debts and taxes, and writes the deed' },
      { id: 'registry',        name: 'Registry and title', percent: [1, 2],         note: 'Public registry, appraisal, certificates, escrow and, if you want it, title insurance' },
      { id: 'trust-setup',     name: 'Trust setup',       dollars: [1_500, 3_500],  note: 'For buyers from abroad: the contract and its permit' },
      { id: 'closing-costs',   name: 'Total closing costs', sum: [4, 8],              note: '' },
      { id: 'price',           name: 'Price',             percent: [100, 100],      note: '' },
      { id: 'in-all',          name: 'Price and closing', sum: [104, 108],          note: 'An estimate: the notary gives an exact statement before anything is signed' },
    ],
  },
  keeping: {
    title: 'Costs each year',
    rows: [
      { id: 'property-tax',    name: 'Property tax',      percent: [0.1, 0.3],      note: 'On the assessed value, which is often below the price' },
      { id: 'hoa',             name: 'Community (HOA)',   dollars: [2_400, 30_000], monthly: 'communityFee', note: 'Guards, roads, gardens and staff of the community' },
      { id: 'insurance',       name: 'Insurance',         percent: [0.3, 1],        note: 'On the value of the building, which is less than the price' },
      { id: 'upkeep',          name: 'Upkeep',            percent: [0.5, 1],        note: 'Pool, garden, repairs, electricity and water' },
      { id: 'bank-fee',        name: 'Trust bank fee',    dollars: [500, 1_000],    note: 'For buyers from abroad' },
      { id: 'keeping',         name: 'Total per year',    sum: [1, 3],              note: 'Without household staff' },
    ],
  },
};

type Amounts = readonly [low: number, high: number];

/** A home whose costs are asked for: its price, and its community's monthly fee where that is known, in dollars. */
export interface Priced {
  price: number;
  communityFee?: number;
}

/**
 * Returns the rows of a group with their lowest and highest amounts for a home, in dollars or, at a rate, in another
 * currency, each rounded to a step. A sum is that of all rounded amounts above it, so that whoever adds them up agrees.
 */
export function costLines(
  rows: readonly Cost[],
  home: Priced,
  { rate, step } = { rate: 1, step: 1 },
): readonly (Cost & { amounts: Amounts })[] {
  let sum: Amounts = [0, 0];

  return rows.map((cost) => {
    if (cost.sum) return { ...cost, amounts: sum };
    const [low, high] = dollarsOf(cost, home).map((amount) => Math.round((amount * rate) / step) * step) as [
      number,
      number,
    ];
    sum = [sum[0] + low, sum[1] + high];

    return { ...cost, amounts: [low, high] };
  });
}

function dollarsOf({ percent, dollars = [], monthly }: Cost, home: Priced): readonly number[] {
  const known = monthly && home[monthly];
  if (known !== undefined) return [12 * known, 12 * known];

  return percent?.map((share) => (home.price * share) / 100) ?? dollars;
}
