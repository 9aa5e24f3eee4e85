import { marketReport } from '@dosmares/content/market-report';
import { brandPicture } from '@dosmares/content/pictures/brand';
import { pageTitle } from '@dosmares/content/structured-data';
import type { Head } from '@dosmares/contracts/remote';
import { breadcrumbs } from '@dosmares/contracts/site/breadcrumbs';
import { charts } from './charts/report-charts.ts';
import { longDate } from './format.ts';

const path = '/market-report';
const name = 'Cabo San Lucas: Market Report';

export const head = (): Head => ({
  title: pageTitle(name),
  description: `Median prices, days on site and listing inventory in Cabo San Lucas and the Cabo Corridor, as of ${longDate(marketReport.asOf)}.`,
  canonical: path,
  picture: brandPicture('inner-bay'),
  jsonLd: [breadcrumbs(['Market Report', path]), dataset],
});

const dataset = {
  '@type': 'Dataset',
  name,
  description:
    'Median prices, days on site and listing inventory of residential property in Cabo San Lucas, by month.',
  url: path,
  dateModified: marketReport.asOf,
  temporalCoverage: `${monthsBefore(5)}/${monthsBefore(0)}`,
  spatialCoverage: { '@type': 'Place', name: 'Cabo San Lucas, Baja California Sur, Mexico' },
  variableMeasured: charts.flatMap((chart) => chart.series.map((series) => series.name)),
  creator: { '@type': 'RealEstateAgent', name: 'Dos Mares Estates', url: '/' },
};

function monthsBefore(count: number): string {
  const month = new Date(`${marketReport.asOf.slice(0, 7)}-01T00:00:00Z`);
  month.setUTCMonth(month.getUTCMonth() - count);

  return month.toISOString().slice(0, 7);
}
