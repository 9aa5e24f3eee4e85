import { claims } from '@dosmares/content/site';
import { StatBand } from '@dosmares/ui';

const stats = [
  { value: claims.combinedYears.value, label: 'years of combined experience' },
  {
    value: claims.propertiesSold.value,
    format: (sold: number) => `${Math.round(sold)}+`,
    label: 'properties sold',
  },
  {
    value: claims.committedPercent.value,
    format: (percent: number) => `${Math.round(percent)}%`,
    label: 'committed to our clients',
  },
  {
    value: claims.sales.value,
    format: (billions: number) => `$${billions.toFixed(1)}B+`,
    label: 'in sales since 1987',
  },
];

/** The figures of the house, counted up once (H06, S01-S04). */
export function Knowledge() {
  return <StatBand title="IT'S KNOWLEDGE" stats={stats} />;
}
