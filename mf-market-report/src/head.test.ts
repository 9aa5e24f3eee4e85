import { head } from './head.ts';

describe('head of the report', () => {
  it('names the page and its address', () => {
    expect(head()).toMatchObject({
      title: 'Cabo San Lucas: Market Report | Dos Mares Estates',
      canonical: '/market-report',
      description: expect.stringContaining('October 31, 2026'),
    });
  });

  it('describes the figures as a data set of six months', () => {
    const dataset = head().jsonLd?.find((thing) => thing['@type'] === 'Dataset');

    expect(dataset).toMatchObject({
      dateModified: '2026-10-31',
      temporalCoverage: '2026-05/2026-10',
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
