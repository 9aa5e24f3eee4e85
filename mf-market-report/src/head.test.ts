import { marketReport } from '@dosmares/content/market-report';
import { longDate } from './format.ts';
import { head } from './head.ts';

describe('head of the report', () => {
  it('names the page and its address', () => {
    expect(head()).toMatchObject({
      title: 'Cabo San Lucas: Market Report | Dos Mares Estates',
      canonical: '/market-report',
      description: expect.stringContaining(longDate(marketReport.asOf)),
    });
  });

  it('describes the figures as a data set of six months', () => {
    const dataset = head().jsonLd?.find((thing) => thing['@type'] === 'Dataset');

    expect(dataset).toMatchObject({
      dateModified: marketReport.asOf,
      temporalCoverage: `${sixMonthsTo(marketReport.asOf)}/${marketReport.asOf.slice(0, 7)}`,
      variableMeasured: [
        'Active Median Price',
        'Sold Median Price',
        'Days',
        'Active Listings',
        'Sold Listings',
      ],
    });
  });
});

/** Returns the first of the six months that end with the month of a day. */
function sixMonthsTo(day: string) {
  const [year = 0, month = 0] = day.split('-').map(Number);

  return month > 5
    ? `${year}-${String(month - 5).padStart(2, '0')}`
    : `${year - 1}-${String(month + 7).padStart(2, '0')}`;
}
