import { claims } from '@dosmares/content/site';
import { grouped, StatBand } from '@dosmares/ui';

const plus = (count: number) => `${grouped(count)}+`;

const stats = [
  { value: claims.years.value, format: plus, label: 'years on this coast' },
  { value: claims.clients.value, format: plus, label: 'clients served' },
  { value: claims.properties.value, format: plus, label: 'properties within reach' },
  {
    value: claims.sales.value,
    format: (billions: number) => `$${billions.toFixed(1)}B+`,
    label: 'in sales since 1987',
  },
];

/** The track record in four figures (A05). */
export function Record() {
  return <StatBand title="Our Track Record" stats={stats} />;
}
