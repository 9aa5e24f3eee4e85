import { claims } from '@dosmares/content/site';
import { StatBand } from '@dosmares/ui';

// biome-ignore format: a table reads in columns
const stats = [
  { value: claims.combinedYears.value,    label: 'Years combined experience',       format: (years: number) => `${Math.round(years)}` },
  { value: claims.propertiesSold.value,   label: 'Properties sold',                 format: (sold: number) => `${Math.round(sold)}+` },
  { value: claims.committedPercent.value, label: 'Committed to clients',            format: (percent: number) => `${Math.round(percent)}%` },
  { value: claims.sales.value,            label: 'Combined sales since 1987',       format: (billions: number) => `$${billions.toFixed(1)}B+` },
];

/** What the team has done together (T01, S01). */
export const TeamFigures = () => <StatBand stats={stats} />;
